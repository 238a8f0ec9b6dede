/** An sRGB colour as three whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/;
const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/;
const functional = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/;

const channel = (digits: string) => Number.parseInt(digits.length === 1 ? digits + digits : digits, 16);

/** Reads `#rgb`, `#rrggbb` or `rgb(r, g, b)`; everything else is undefined. */
export function parseColor(text: unknown): Rgb | undefined {
  // No valid colour is longer, so a malicious long value is refused before a regular expression reads it.
  if (typeof text !== 'string' || text.length > 64) return undefined;
  const value = text.trim().toLowerCase();
  const inHex = long.exec(value) ?? short.exec(value);
  if (inHex) {
    const [, red = '', green = '', blue = ''] = inHex;
    return [channel(red), channel(green), channel(blue)];
  }
  const parts = functional.exec(value);
  if (!parts) return undefined;
  const [red = 256, green = 256, blue = 256] = parts.slice(1).map(Number);
  return Math.max(red, green, blue) <= 255 ? [red, green, blue] : undefined;
}

const digits = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));

export const hexOf = ([red, green, blue]: Rgb): string =>
  `#${digits[red] ?? ''}${digits[green] ?? ''}${digits[blue] ?? ''}`;

const decoded = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The linear light (0–1) of one sRGB byte. */
export const linearOf = (channel: number): number => decoded[channel] ?? 0;

/** WCAG relative luminance. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);

/** Contrast of two luminances. */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrast = (one: Rgb, other: Rgb): number => ratio(luminance(one), luminance(other));

/** OKLab lightness and the two opponent axes, by Björn Ottosson's matrices. */
export function oklabOf(rgb: Rgb): readonly [number, number, number] {
  const red = linearOf(rgb[0]);
  const green = linearOf(rgb[1]);
  const blue = linearOf(rgb[2]);
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const small = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return [
    0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * small,
    1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * small,
    0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * small,
  ];
}

export function oklchOf(rgb: Rgb): Oklch {
  const [lightness, a, b] = oklabOf(rgb);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [lightness, Math.hypot(a, b), hue < 0 ? hue + 360 : hue];
}

/** The direction of a hue, computed once so that many lightnesses can be tried cheaply. */
export interface HueAxis {
  readonly long: number;
  readonly medium: number;
  readonly small: number;
}

export function hueAxis(hue: number): HueAxis {
  const a = Math.cos((hue * Math.PI) / 180);
  const b = Math.sin((hue * Math.PI) / 180);
  return {
    long: 0.396_337_777_4 * a + 0.215_803_757_3 * b,
    medium: -0.105_561_345_8 * a - 0.063_854_172_8 * b,
    small: -0.089_484_177_5 * a - 1.291_485_548 * b,
  };
}

// A multiplication, because the power operator takes several times as long and a theme needs thousands of cubes.
const cube = (value: number): number => value * value * value;

/**
 * Writes linear sRGB, possibly out of gamut, into `out`. The caller reuses one array, which keeps the solver
 * fast.
 */
export function toLinear(lightness: number, chroma: number, axis: HueAxis, out: Float64Array): void {
  const long = cube(lightness + chroma * axis.long);
  const medium = cube(lightness + chroma * axis.medium);
  const small = cube(lightness + chroma * axis.small);
  out[0] = 4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * small;
  out[1] = -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * small;
  out[2] = -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * small;
}

/** The sRGB byte of one linear channel. */
export function byteOf(share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  return Math.round(255 * (clamped <= 0.003_130_8 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055));
}
