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
  /** A few words more about the child. Nothing that is needed: touch screens never show it. */
  content: ReactNode;
  /** One control that has its own name: a tooltip describes, it does not name. */
  children: ReactNode;
  side?: Side;
  align?: Alignment;
  /** Milliseconds that the pointer rests before it shows. Focus by keyboard shows it at once. */
  delay?: number;
}

/** Keys while its words are shown, wherever the focus is. */
export const tooltipKeys = [{ key: 'Escape', does: 'putAway' }] as const satisfies KeyMap;

/** Time for the pointer to cross the gap to the words. */
const grace = 150;

/**
 * Words that appear beside a control under the pointer or with keyboard focus: the ARIA Authoring Practices'
 * tooltip. The pointer may go onto it and Escape puts it away (WCAG 1.4.13). No wrapper; everything else given goes
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
      // One Escape puts away one thing: not the dialog around it as well.
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
        // The browser's own tooltip would say the same a second time.
        title={undefined}
        aria-describedby={open ? id : undefined}
        onPointerEnter={enter}
        onPointerLeave={() => after(grace, false)}
        // What was pressed has been understood.
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
