import { useSyncExternalStore } from 'react';

/** Calls back four times a second, so that a clock never skips a second. */
const ticking = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, 250);
  return () => clearInterval(timer);
};

/** A value that is read from a clock and always up to date. On a server it is read once. */
export const useTicking = <Value extends string | number | boolean | undefined>(read: () => Value): Value =>
  useSyncExternalStore(ticking, read, read);
