import { useLayoutEffect, type RefObject } from 'react';
import { placeBeside, type Alignment, type Side } from './placement.ts';

interface Floating {
  /** Pass false for a panel that stays in the page while it is closed. */
  open?: boolean;
  side?: Side;
  align?: Alignment;
  gap?: number;
  /** Makes the panel at least as wide as its anchor. */
  matchWidth?: boolean;
}

/**
 * Places an open panel beside its anchor without a portal, so that it stays inside its dialog and its theme and
 * keeps its place in the tab order. The panel is `position: fixed` and reads its maximum height from `--room`.
 */
export function usePlacement(
  anchor: RefObject<{ getBoundingClientRect: () => DOMRect } | null>,
  panel: RefObject<HTMLElement | null>,
  { open = true, side = 'bottom', align = 'start', gap = 4, matchWidth = false }: Floating,
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || element === null) return undefined;
    const place = () => {
      const target = anchor.current;
      if (target === null) return;
      const box = target.getBoundingClientRect();
      const put = (property: string, value: string) => element.style.setProperty(property, value);
      if (matchWidth) put('min-inline-size', `${box.width}px`);
      element.style.removeProperty('--room');
      const root = document.documentElement;
      const { x, y, room } = placeBeside(
        box,
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: root.clientWidth, height: root.clientHeight },
        { side, align, gap, rtl: getComputedStyle(element).direction === 'rtl' },
      );
      put('--room', `${room}px`);
      put('left', `${x}px`);
      put('top', `${y}px`);
      // An ancestor with a transform or containment changes the origin of fixed positions, so the result is
      // measured and corrected.
      const actual = element.getBoundingClientRect();
      if (Math.abs(actual.x - x) > 0.5) put('left', `${2 * x - actual.x}px`);
      if (Math.abs(actual.y - y) > 0.5) put('top', `${2 * y - actual.y}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place);
    // When the opening animation of a dialog ends, the dialog is no longer the origin of fixed positions.
    window.addEventListener('animationend', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, options);
      window.removeEventListener('resize', place);
      window.removeEventListener('animationend', place);
    };
  }, [anchor, panel, open, side, align, gap, matchWidth]);
}

/** Calls `onOutside` when the person presses outside of all elements. */
export function usePressOutside(
  inside: readonly RefObject<HTMLElement | null>[],
  open: boolean,
  onOutside: () => void,
): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const press = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && !inside.some((ref) => ref.current?.contains(target))) onOutside();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });
}
