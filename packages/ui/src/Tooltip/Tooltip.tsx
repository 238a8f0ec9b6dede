import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { Alignment, Side } from '../hooks/placement.ts';
import { usePlacement } from '../hooks/usePlacement.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { actionOf, type KeyMap } from '../keyboard/keyMap.ts';
import { Slot } from '../slot/Slot.tsx';
import { floating, still } from '../style/floating.css.ts';
import * as styles from './Tooltip.css.ts';
import { nowOpen, warm } from './turns.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** A few more words about the child. Nothing that people need, because touch screens do not show it. */
  content: ReactNode;
  /** One control that has a name of its own, because a tooltip only describes. */
  children: ReactNode;
  side?: Side;
  align?: Alignment;
  /**
   * Milliseconds that the pointer must rest on the control before the tooltip shows. Keyboard focus shows it at
   * once.
   */
  delay?: number;
}

/** Keys while the tooltip is shown, wherever the focus is. */
export const tooltipKeys = [{ key: 'Escape', does: 'putAway' }] as const satisfies KeyMap;

/** Milliseconds that the pointer has to cross the gap between the control and the tooltip. */
const grace = 150;

/**
 * Words beside a control that is hovered or has keyboard focus: the ARIA Authoring Practices' tooltip. The
 * pointer may move onto it, and Escape hides it (WCAG 1.4.13). There is no wrapper element; all other props go
 * to the bubble.
 */
export function Tooltip({ content, children, delay = 500, ...rest }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const after = (milliseconds: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), milliseconds);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    const gone = nowOpen(() => setOpen(false));
    const escape = (event: KeyboardEvent) => {
      if (actionOf(tooltipKeys, event) === undefined) return;
      // Escape hides only the tooltip and does not close a surrounding dialog as well.
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer.current);
      setOpen(false);
    };
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('keydown', escape, true);
      gone();
    };
  }, [open]);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') after(warm() ? 0 : delay, true);
  };

  return (
    <>
      <Slot
        ref={anchor}
        // Removes the `title` of the control, because the browser's own tooltip would repeat the words.
        title={undefined}
        aria-describedby={open ? id : undefined}
        onPointerEnter={enter}
        onPointerLeave={() => after(grace, false)}
        // A press hides the tooltip, because the person has understood the control.
        onPointerDown={hide}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) setOpen(true);
        }}
        onBlur={hide}
      >
        {children}
      </Slot>
      {open && (
        <Bubble
          {...rest}
          id={id}
          anchor={anchor}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => after(grace, false)}
        >
          {content}
        </Bubble>
      )}
    </>
  );
}

interface BubbleProps
  extends Pick<TooltipProps, 'side' | 'align' | 'ref'>, Omit<ComponentProps<'div'>, 'ref'> {
  anchor: RefObject<HTMLElement | null>;
}

function Bubble({ anchor, side = 'top', align = 'center', className, ref, ...rest }: BubbleProps) {
  const bubble = useSharedRef(ref);
  usePlacement(anchor, bubble, { side, align, gap: 8 });
  return (
    <div
      {...rest}
      ref={bubble}
      role="tooltip"
      data-component="Tooltip"
      className={clsx(floating, still, styles.root, className)}
    />
  );
}
