import { useSyncExternalStore } from 'react';

/** Calls back four times a second, so that a clock never skips one. */
const ticking = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, 250);
  return () => clearInterval(timer);
};

/** What is read of a clock, always up to date. The server reads it once. */
export const useTicking = <Value extends string | number | boolean | undefined>(read: () => Value): Value =>
  useSyncExternalStore(ticking, read, read);
