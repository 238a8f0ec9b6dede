import { type HueAxis, type Rgb, byteOf, hueAxis, luminance, toLinear } from './color.ts';

/** A place on the ladder: the luminance to reach, and the side on which a small deviation does no harm. */
export interface Rung {
  readonly luminance: number;
  readonly side: 'darker' | 'lighter';
}

/**
 * A rung for colours on a lighter `surface`: every colour this dark or darker has at least `contrast` with
 * it.
 */
export const below = (surface: number, contrast: number): Rung => ({
  luminance: (surface + 0.05) / contrast - 0.05,
  side: 'darker',
});

/**
 * A rung for colours on a darker `surface`: every colour this light or lighter has at least `contrast` with
 * it.
 */
export const above = (surface: number, contrast: number): Rung => ({
  luminance: (surface + 0.05) * contrast - 0.05,
  side: 'lighter',
});

/** A rung for tints of a light `surface`: at most `contrast` darker than it. */
export const atMostBelow = (surface: number, contrast: number): Rung => ({
  ...below(surface, contrast),
  side: 'lighter',
});

/** A rung for tints of a dark `surface`: at most `contrast` lighter than it. */
export const atMostAbove = (surface: number, contrast: number): Rung => ({
  ...above(surface, contrast),
  side: 'darker',
});

const scratch = new Float64Array(3);
const least = -0.0001;
const most = 1.0001;

function fits(): boolean {
  const [red = 0, green = 0, blue = 0] = scratch;
  return red >= least && red <= most && green >= least && green <= most && blue >= least && blue <= most;
}

/**
 * Computes the linear colour into `scratch`, with its chroma reduced to what sRGB can show at this lightness.
 */
function intoGamut(lightness: number, chroma: number, axis: HueAxis): void {
  toLinear(lightness, chroma, axis, scratch);
  if (fits()) return;
  let low = 0;
  let high = chroma;
  for (let step = 0; step < 9; step += 1) {
    const middle = (low + high) / 2;
    toLinear(lightness, middle, axis, scratch);
    if (fits()) low = middle;
    else high = middle;
  }
  toLinear(lightness, low, axis, scratch);
}

const rounded = (): Rgb => [byteOf(scratch[0] ?? 0), byteOf(scratch[1] ?? 0), byteOf(scratch[2] ?? 0)];

/** The colour of this lightness, chroma and hue. The chroma is reduced where sRGB has no such colour. */
export function mix(lightness: number, chroma: number, hue: number): Rgb {
  intoGamut(lightness, chroma, hueAxis(hue));
  return rounded();
}

/**
 * The colour of a hue on a rung. After rounding to bytes the colour is moved until its own luminance is on
 * the safe side; black and white satisfy every rung that can be satisfied, so the search always ends.
 */
export function solve(rung: Rung, chroma: number, hue: number): Rgb {
  const axis = hueAxis(hue);
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    intoGamut(middle, chroma, axis);
    const value = 0.2126 * (scratch[0] ?? 0) + 0.7152 * (scratch[1] ?? 0) + 0.0722 * (scratch[2] ?? 0);
    if (value < rung.luminance) low = middle;
    else high = middle;
  }
  const outward = rung.side === 'darker' ? -0.001 : 0.001;
  for (let lightness = (low + high) / 2; lightness > 0 && lightness < 1; lightness += outward) {
    intoGamut(lightness, chroma, axis);
    const color = rounded();
    const reached = luminance(color);
    if (rung.side === 'darker' ? reached <= rung.luminance : reached >= rung.luminance) return color;
  }
  return rung.side === 'darker' ? [0, 0, 0] : [255, 255, 255];
}
