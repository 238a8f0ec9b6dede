import { type Rgb, contrast, luminance, oklabOf } from './color.ts';
import { below, solve } from './solve.ts';

/**
 * How a solid surface (a button, a badge) treats the tenant's colour. `preserve` keeps it exactly; `adjust`
 * darkens it until white text is readable; `auto` keeps it where white text is readable and, for warm or
 * light colours, with dark text, and darkens it otherwise.
 */
export type FillPolicy = 'auto' | 'adjust' | 'preserve';

/** A solid surface with its states, and one text colour that is readable on all of them. */
export interface Fill {
  readonly fill: Rgb;
  readonly hover: Rgb;
  readonly active: Rgb;
  readonly onFill: Rgb;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Dark text, softer than black. On some mid-tones only pure black is readable, and black is used there. */
const ink: Rgb = [31, 27, 24];

const readable = 4.5;
/** Least difference of OKLCH lightness at which people see that two states of a button differ. */
const visible = 0.02;

const wordsOn = (fill: Rgb): Rgb => [white, ink].find((words) => contrast(words, fill) >= readable) ?? black;

const overlay = (fill: Rgb, veil: Rgb, share: number): Rgb => [
  Math.round(fill[0] + (veil[0] - fill[0]) * share),
  Math.round(fill[1] + (veil[1] - fill[1]) * share),
  Math.round(fill[2] + (veil[2] - fill[2]) * share),
];

/**
 * Lays a veil over `fill`: the weakest one, from the share `start` on, with which the result differs visibly
 * from the colour `from`.
 */
function veiled(fill: Rgb, from: Rgb, veil: Rgb, start: number): { color: Rgb; share: number } {
  const lightness = oklabOf(from)[0];
  for (let share = start; share < 1; share += 0.01) {
    const color = overlay(fill, veil, share);
    if (Math.abs(oklabOf(color)[0] - lightness) >= visible) return { color, share };
  }
  return { color: veil, share: 1 };
}

/**
 * Hover and active move away from the colour of the text, so that contrast can only grow. A nearly black or
 * nearly white fill has no space for this, so its states move in the opposite direction.
 */
function withStates(fill: Rgb, onFill: Rgb): Fill {
  const lightness = oklabOf(fill)[0];
  const away = onFill === white ? black : white;
  const towards = onFill === white ? white : black;
  const cramped = onFill === white ? lightness < 0.22 : lightness > 0.93;
  const veil = cramped ? towards : away;
  const hover = veiled(fill, fill, veil, 0.08);
  const active = veiled(fill, hover.color, veil, hover.share + 0.06);
  return { fill, hover: hover.color, active: active.color, onFill };
}

const isWarm = (hue: number, chroma: number) => chroma >= 0.05 && hue >= 38 && hue <= 115;

const adjusted = new Map<number, Fill>();

/**
 * The same hue, dark enough for white text. Hue and chroma come in steps (`quantised`), so the cache stays
 * finite.
 */
function adjustedFill(hue: number, chroma: number): Fill {
  const key = hue * 100 + Math.round(chroma * 100);
  const known = adjusted.get(key);
  if (known) return known;
  const made = withStates(solve(below(1, 4.55), chroma, hue), white);
  adjusted.set(key, made);
  return made;
}

/** Whether a solid surface of this colour would not be seen on the card behind it. */
export const vanishes = (fill: Rgb, backdrop: Rgb): boolean => contrast(fill, backdrop) < 1.3;

/**
 * The tenant's solid surface. `backdrop` is the card behind it. Only `preserve` keeps a fill that cannot be
 * distinguished from that card, because this policy asks for the exact colour.
 */
export function accentFill(brand: Rgb, hue: number, chroma: number, policy: FillPolicy, backdrop: Rgb): Fill {
  if (policy === 'preserve') return withStates(brand, wordsOn(brand));
  if (!vanishes(brand, backdrop)) {
    if (contrast(white, brand) >= readable) return withStates(brand, white);
    if (policy === 'auto' && (isWarm(hue, chroma) || luminance(brand) > 0.4))
      return withStates(brand, wordsOn(brand));
  }
  return adjustedFill(hue, chroma);
}

/** A fixed solid surface, for status colours. */
export const fixedFill = (fill: Rgb): Fill => withStates(fill, wordsOn(fill));
