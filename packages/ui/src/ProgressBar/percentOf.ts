/**
 * Whole per cent, clamped. It is 100 only when everything is done and 0 only when nothing is: 99.6 % gives 99.
 */
export function percentOf(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  if (value >= max) return 100;
  return Math.min(99, Math.max(1, Math.round((value / max) * 100)));
}
