import { type HueAxis, type Rgb, byteOf, hueAxis, luminance, toLinear } from './color.ts';

/** A place on the ladder: the luminance that must be reached, and the side on which missing it is harmless. */
export interface Rung {
  readonly luminance: number;
  readonly side: 'darker' | 'lighter';
}

/** Every colour this dark or darker keeps `contrast` with `surface`, which is lighter. */
export const below = (surface: number, contrast: number): Rung => ({
  luminance: (surface + 0.05) / contrast - 0.05,
  side: 'darker',
});

/** Every colour this light or lighter keeps `contrast` with `surface`, which is darker. */
export const above = (surface: number, contrast: number): Rung => ({
  luminance: (surface + 0.05) * contrast - 0.05,
  side: 'lighter',
});

/** No darker than `contrast` away from `surface`, which is lighter: for tints of light surfaces. */
export const atMostBelow = (surface: number, contrast: number): Rung => ({
  ...below(surface, contrast),
  side: 'lighter',
});

/** No lighter than `contrast` away from `surface`, which is darker: for tints of dark surfaces. */
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

/** Puts the colour, with no more chroma than sRGB has room for at this lightness, into `scratch`. */
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

/** The colour of this lightness, chroma and hue, with less chroma where sRGB ends. */
export function mix(lightness: number, chroma: number, hue: number): Rgb {
  intoGamut(lightness, chroma, hueAxis(hue));
  return rounded();
}

/**
 * The colour of a hue that stands on a rung. The last word has the rounded colour: it is moved until its own
 * luminance is on the safe side, and black and white end the search, so that it always ends.
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
