import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { actionOf } from '../../keyboard/keyMap.ts';
import { announce } from '../../LiveRegion/index.ts';
import { orderingKeys, placeAfter, type OrderingMove } from '../keys.ts';
import { inOrder, moved } from '../model.ts';
import type { Answer, OrderingAsked } from '../types.ts';
import type { AnswerPartProps } from './answer.ts';
import * as styles from './answers.css.ts';

interface OrderingProps extends AnswerPartProps<OrderingAsked> {
  onOrder: (order: Answer) => void;
  /** Whether nothing has been moved or confirmed yet, so that the given order is not an answer. */
  untouched: boolean;
}

/** The position in the list that the pointer is over. */
function placeAt(list: Element, y: number): number {
  const above = [...list.children].filter((child) => {
    const { top, height } = child.getBoundingClientRect();
    return y > top + height / 2;
  });
  return Math.min(above.length, list.children.length - 1);
}

/** Items to put in order: by buttons, by arrow keys on these buttons, or by dragging (WCAG 2.5.7). */
export function Ordering({ asked, start, locked, words, onOrder, untouched }: OrderingProps) {
  // Only the keys are kept, because the texts of the items may change while they are ordered.
  const [order, setOrder] = useState(start);
  const items = inOrder(asked.items, order);
  const [dragged, setDragged] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<{ key: string; does: OrderingMove }>(undefined);
  const count = items.length;

  const moveTo = (from: number, to: number) => {
    const thing = items[from];
    if (thing === undefined || to === from) return;
    const next = moved(items, from, to).map(({ key }) => key);
    setOrder(next);
    onOrder(next);
    announce(words.moved(thing.text, to + 1, count));
  };
  const press = (key: string, does: OrderingMove) => {
    const from = items.findIndex((item) => item.key === key);
    focus.current = { key, does };
    moveTo(from, placeAfter(does, from, count));
  };
  const onKey = (event: KeyboardEvent, key: string) => {
    const does = actionOf(orderingKeys, event);
    if (does === undefined || locked) return;
    event.preventDefault();
    press(key, does);
  };

  useEffect(() => {
    // An item loses the focus when it is moved in the document, so it is given back; at an end of the list the
    // button that still works gets it.
    const wanted = focus.current;
    if (wanted === undefined) return;
    focus.current = undefined;
    const line = list.current?.querySelector(`[data-key="${CSS.escape(wanted.key)}"]`);
    const buttons = [...(line?.querySelectorAll('button') ?? [])];
    const towardsEnd = wanted.does === 'down' || wanted.does === 'last';
    const button = buttons[towardsEnd ? 1 : 0];
    (button?.disabled === true ? buttons.find((each) => !each.disabled) : button)?.focus();
  });

  useEffect(() => {
    if (dragged === undefined) return undefined;
    const drag = (event: PointerEvent) => {
      if (list.current === null) return;
      moveTo(
        items.findIndex(({ key }) => key === dragged),
        placeAt(list.current, event.clientY),
      );
    };
    const drop = () => setDragged(undefined);
    // The listeners are on the window and there is no pointer capture, because an item that is moved in the
    // document loses the capture.
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  });

  return (
    <>
      <ol ref={list} aria-label={words.orderList} className={styles.options} data-part="order">
        {items.map(({ key, text, shown = text }, index) => (
          <li
            key={key}
            data-key={key}
            data-dragging={key === dragged ? '' : undefined}
            className={styles.thing}
          >
            {!locked && (
              <span
                aria-hidden
                data-part="grip"
                className={styles.grip}
                onPointerDown={(event) => {
                  event.preventDefault();
                  setDragged(key);
                }}
              >
                <Icon glyph={GripVertical} />
              </span>
            )}
            <span className={styles.thingPlace}>{index + 1}</span>
            <span className={styles.thingText}>{shown}</span>
            {!locked && (
              <>
                <IconButton
                  glyph={ArrowUp}
                  className={styles.move}
                  label={words.moveUp(text)}
                  disabled={index === 0}
                  onKeyDown={(event) => onKey(event, key)}
                  onClick={() => press(key, 'up')}
                />
                <IconButton
                  glyph={ArrowDown}
                  className={styles.move}
                  label={words.moveDown(text)}
                  disabled={index === count - 1}
                  onKeyDown={(event) => onKey(event, key)}
                  onClick={() => press(key, 'down')}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {!locked && untouched && (
        <Button
          variant="outline"
          size="sm"
          className={styles.keep}
          onClick={() => {
            onOrder(items.map(({ key }) => key));
            announce(words.orderKept);
            list.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
          }}
        >
          {words.keepOrder}
        </Button>
      )}
    </>
  );
}
