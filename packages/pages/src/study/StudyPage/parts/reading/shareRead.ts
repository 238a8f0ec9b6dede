/** The share of a text that is above the lower edge of the window, 0 to 1. */
export function shareRead(top: number, height: number, view: number): number {
  if (height <= 0) return 0;
  return Math.min(1, Math.max(0, (view - top) / height));
}
