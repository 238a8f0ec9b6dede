import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The shortest time, because people need it to read a slide (WCAG 2.2.2). */
const leastSeconds = 5;

/**
 * Rotates slides. Rotation pauses under the pointer, while the focus is inside and in a hidden tab; under
 * reduced motion it starts only when the person presses play.
 */
export function useRotation(root: RefObject<HTMLElement | null>, seconds: number, next: () => void) {
  const still = useReducedMotion();
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const [wish, setWish] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const able = seconds > 0;
  const on = able && (wish ?? !still);
  const rotating = on && !pointed && !focused && !hidden;

  useEffect(() => {
    const element = root.current;
    if (element === null || !able) return undefined;
    const enter = () => setPointed(true);
    const leave = () => setPointed(false);
    const focus = () => setFocused(true);
    const blur = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setFocused(false);
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
    };
  }, [root, able]);

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(next, Math.max(seconds, leastSeconds) * 1000);
    return () => clearTimeout(timer);
  }, [rotating, seconds, next]);

  return {
    able,
    on,
    rotating,
    toggle: () => {
      setWish(!on);
      // The person pressed play, so the pointer and the focus on the button itself must not pause the rotation.
      if (!on) {
        setFocused(false);
        setPointed(false);
      }
    },
  };
}
