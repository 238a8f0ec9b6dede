/**
 * How many entries of a bar fit, counted from the first. `reserve` is the width of the button that opens the
 * others. It is needed when an entry does not fit, and when there are others that are never in the bar
 * (`others`).
 */
export function fitting(
  widths: readonly number[],
  { gap, room, reserve, others }: { gap: number; room: number; reserve: number; others: boolean },
): number {
  const whole = widths.reduce((sum, width) => sum + width + gap, 0);
  // One pixel of tolerance, because fractions of pixels are rounded and must not cost an entry.
  if (!others && whole - gap <= room + 1) return widths.length;
  let used = 0;
  const end = widths.findIndex((width) => {
    used += width + gap;
    return used + reserve > room + 1;
  });
  return end < 0 ? widths.length : end;
}
