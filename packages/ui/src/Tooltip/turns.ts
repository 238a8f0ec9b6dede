/** One tooltip at a time in a page, and no second delay while going along a row of buttons. */
let close: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

const warmFor = 400;

/** True while one is shown or has just been. */
export const warm = (): boolean => close !== undefined || performance.now() - closedAt < warmFor;

/** Takes the turn: the one shown before goes away. Returns what to call when this one is gone. */
export function nowOpen(closeThis: () => void): () => void {
  close?.();
  close = closeThis;
  return () => {
    if (close !== closeThis) return;
    close = undefined;
    closedAt = performance.now();
  };
}
