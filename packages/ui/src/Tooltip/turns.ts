/**
 * Closes the tooltip that is shown. Only one is shown at a time, and the next one in a row of buttons opens
 * without a delay.
 */
let close: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

const atOnceForMs = 400;

/** Whether a tooltip is shown or was shown just before. */
export const opensAtOnce = (): boolean => close !== undefined || performance.now() - closedAt < atOnceForMs;

/**
 * Registers an opened tooltip and closes the one before. Returns the function to call when this one has closed.
 */
export function nowOpen(closeThis: () => void): () => void {
  close?.();
  close = closeThis;
  return () => {
    if (close !== closeThis) return;
    close = undefined;
    closedAt = performance.now();
  };
}
