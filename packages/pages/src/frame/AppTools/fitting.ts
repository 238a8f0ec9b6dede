/**
 * How many entries of a bar stand in it, from the first. `reserve` is the room of the button behind which the
 * others are; it is needed as soon as there is one other, here or elsewhere (`others`).
 */
export function fitting(
  widths: readonly number[],
  { gap, room, reserve, others }: { gap: number; room: number; reserve: number; others: boolean },
): number {
  const whole = widths.reduce((sum, width) => sum + width + gap, 0);
  // Parts of a pixel are rounded, and must not cost an entry.
  if (!others && whole - gap <= room + 1) return widths.length;
  let used = 0;
  const end = widths.findIndex((width) => {
    used += width + gap;
    return used + reserve > room + 1;
  });
  return end < 0 ? widths.length : end;
}
