/** Calls back four times a second, so that a clock never skips one. */
export const ticking = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, 250);
  return () => clearInterval(timer);
};
