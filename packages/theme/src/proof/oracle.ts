/**
 * The checker of the proof. It shares no code with the solver, so that a mistake in one does not hide in the
 * other: luminance and contrast are written from the definitions of WCAG 2.2, lightness from CIE XYZ, and the
 * checker reads the text as shipped.
 */

/** Linear light of one channel, from the definition of "relative luminance" in WCAG 2.2. */
const channelTable = Array.from({ length: 256 }, (_, eightBit) => {
  const sRgb = eightBit / 255;
  return sRgb <= 0.04045 ? sRgb / 12.92 : Math.pow((sRgb + 0.055) / 1.055, 2.4);
});
const fromTable = (eightBit: number): number => channelTable[eightBit] ?? Number.NaN;

/**
 * Packs the text of a colour into one number, 0xrrggbb. Text that is not exactly `#rrggbb` gives NaN, which
 * fails every check.
 */
export const packed = (text: string | undefined): number =>
  text !== undefined && /^#[0-9a-f]{6}$/.test(text) ? Number(`0x${text.slice(1)}`) : Number.NaN;

export const relativeLuminance = (color: number): number =>
  Number.isNaN(color)
    ? Number.NaN
    : 0.2126 * fromTable(color >> 16) +
      0.7152 * fromTable((color >> 8) & 255) +
      0.0722 * fromTable(color & 255);

/** The "contrast ratio" of WCAG 2.2. */
export function contrastRatio(one: number, other: number): number {
  const first = relativeLuminance(one);
  const second = relativeLuminance(other);
  const lighter = first > second ? first : second;
  const darker = first > second ? second : first;
  return (lighter + 0.05) / (darker + 0.05);
}

/** OKLab lightness (0–1), computed through XYZ (D65). */
export function perceivedLightness(color: number): number {
  const red = fromTable(color >> 16);
  const green = fromTable((color >> 8) & 255);
  const blue = fromTable(color & 255);
  const x = 0.4123908 * red + 0.3575843 * green + 0.1804808 * blue;
  const y = 0.212639 * red + 0.7151687 * green + 0.0721923 * blue;
  const z = 0.0193308 * red + 0.1191948 * green + 0.9505322 * blue;
  const l = Math.cbrt(0.8189330101 * x + 0.3618667424 * y - 0.1288597137 * z);
  const m = Math.cbrt(0.0329845436 * x + 0.9293118715 * y + 0.0361456387 * z);
  const s = Math.cbrt(0.0482003018 * x + 0.2643662691 * y + 0.633851707 * z);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

/** Least difference of lightness between two states of a button that the proof accepts as visible. */
export const visibleStep = 0.015;
