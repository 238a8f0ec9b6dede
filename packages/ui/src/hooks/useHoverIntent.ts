import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

export interface HoverIntentOptions {
  /**
   * Milliseconds that the pointer must rest on the control, read at the moment when the pointer reaches it.
   */
  delay: () => number;
  /** Milliseconds that the pointer has to cross the gap between the control and the shown content. */
  grace: number;
}

/**
 * Whether content is shown beside a control: while the pointer rests on the control, and while the control
 * has keyboard focus. A touch does not show it, and a press hides it, because the person has understood the
 * control by then.
 */
export function useHoverIntent({ delay, grace }: HoverIntentOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isInside = useRef(false);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    isInside.current = false;
    setOpen(next);
  }, []);
  const hide = useCallback(() => set(false), [set]);
  const after = (milliseconds: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(next), milliseconds);
  };
  return {
    open,
    hide,
    /** Handlers of the control. */
    control: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') after(delay(), true);
      },
      onPointerLeave: () => after(grace, false),
      onPointerDown: hide,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) set(true);
      },
      onBlur: () => {
        // A press inside the shown content removes the focus from the control, but must not hide that
        // content.
        if (!isInside.current) hide();
      },
    },
    /** Handlers of the shown content, because the pointer may move onto it (WCAG 1.4.13). */
    shown: {
      onPointerEnter: () => {
        clearTimeout(timer.current);
        isInside.current = true;
      },
      onPointerLeave: () => {
        isInside.current = false;
        after(grace, false);
      },
    },
  };
}
