import { type Rgb, contrast, hexOf, luminance, oklchOf, parseColor } from './color.ts';
import { type ContrastPair, contrastPairs } from './contrastPairs.ts';
import { type FillPolicy, vanishes } from './fill.ts';
import type { Appearance } from './ladder.ts';
import { type ColorPath, type Theme, nameOf } from './names.ts';
import { tenantTheme } from './tenantTheme.ts';
import { type Vision, difference, seenAs, visions } from './vision.ts';

export { type Vision, visionMatrices, visions } from './vision.ts';

/** Why a solid button has its colour. */
export type FillReason =
  /** White text is readable on the company's own colour. */
  | 'whiteWords'
  /** The company's own colour is light or warm, so text on it is dark. */
  | 'darkWords'
  /** White text was not readable, so the colour was darkened. */
  | 'darkened'
  /**
   * The company's own colour could not be distinguished from a card, so a darker or lighter colour of the
   * same hue is used.
   */
  | 'vanished'
  /** The policy `preserve` was chosen, which keeps the company's own colour in any case. */
  | 'asked';

/** One colour that the theme derived from the company's colour. */
export interface Shift {
  readonly shipped: string;
  /**
   * Distance from the company's own colour, as OKLab ΔE × 100: 0 is the same colour, and below 2 nobody sees a
   * difference.
   */
  readonly deltaE: number;
  /** Lowest contrast with all the surfaces on which the colour is used; for the button, with its text. */
  readonly contrast: number;
  /** APCA contrast (Lc) of the same pair, without its sign. It is only reported; no colour is refused for it. */
  readonly apca: number;
}

export interface FillStory extends Shift {
  readonly words: string;
  readonly reason: FillReason;
  /** Contrast of white text on the company's own colour. */
  readonly whiteOnBrand: number;
}

export interface AppearanceStory {
  readonly fill: FillStory;
  readonly text: Shift;
  readonly indicator: Shift;
  /** Contrast that the company's own colour would have as text on a card. */
  readonly brandAsText: number;
  /** The pair whose contrast exceeds its minimum by the least. */
  readonly tightest: ContrastPair & { readonly contrast: number };
}

export const statuses = ['success', 'warning', 'danger', 'info'] as const;
export type Status = (typeof statuses)[number];

export interface ThemeStory {
  readonly brand: string;
  readonly light: AppearanceStory;
  readonly dark: AppearanceStory;
  /**
   * Status colours whose hue is within 25° of the company's. They can still be distinguished, because a
   * status always has an icon and a text.
   */
  readonly collisions: readonly { readonly status: Status; readonly degrees: number }[];
  /**
   * Kinds of colour blindness with which the accent can hardly be distinguished from a status colour (ΔE
   * below 6).
   */
  readonly confusions: readonly {
    readonly vision: Vision;
    readonly status: Status;
    readonly appearance: Appearance;
    readonly deltaE: number;
  }[];
}

const nearHue = 25;
const hardlyDifferent = 6;
/** A colour with less chroma than this looks grey, so its hue cannot be confused with a status colour. */
const grey = 0.04;

const white: Rgb = [255, 255, 255];

const read = (theme: Theme, path: ColorPath): Rgb => parseColor(theme[nameOf(path)]) ?? white;

/**
 * The exponent that APCA defines for near-black. It is written as a fraction, because a lint rule takes 1.414
 * for √2.
 */
const softBlack = 1414 / 1000;

function screenLuminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => (channel / 255) ** 2.4);
  const y = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
  return y < 0.022 ? y + (0.022 - y) ** softBlack : y;
}

/** APCA 0.1.9 for text on a surface, as an amount: 60 is about body text, 45 large text. */
export function apcaOf(words: Rgb, surface: Rgb): number {
  const [text, ground] = [screenLuminance(words), screenLuminance(surface)];
  if (Math.abs(ground - text) < 0.0005) return 0;
  const raw = ground > text ? (ground ** 0.56 - text ** 0.57) * 1.14 : (ground ** 0.65 - text ** 0.62) * 1.14;
  return Math.abs(raw) < 0.1 ? 0 : 100 * (Math.abs(raw) - 0.027);
}

function shiftOf(brand: Rgb, theme: Theme, path: ColorPath): Shift {
  const shipped = read(theme, path);
  const name = nameOf(path);
  const grounds = contrastPairs
    .filter(({ foreground }) => foreground === name)
    .map(({ background }) => parseColor(theme[background]) ?? white);
  return {
    shipped: hexOf(shipped),
    deltaE: difference(brand, shipped),
    contrast: Math.min(...grounds.map((ground) => contrast(shipped, ground))),
    apca: Math.min(...grounds.map((ground) => apcaOf(shipped, ground))),
  };
}

function reasonOf(brand: Rgb, fill: Rgb, words: Rgb, card: Rgb, policy: FillPolicy): FillReason {
  if (policy === 'preserve') return 'asked';
  if (hexOf(fill) === hexOf(brand)) return luminance(words) > 0.5 ? 'whiteWords' : 'darkWords';
  return vanishes(brand, card) ? 'vanished' : 'darkened';
}

function storyOf(brand: Rgb, theme: Theme, policy: FillPolicy): AppearanceStory {
  const fill = read(theme, 'accent.fill');
  const words = read(theme, 'accent.onFill');
  const margins = contrastPairs.map((pair) => ({
    ...pair,
    contrast: contrast(
      parseColor(theme[pair.foreground]) ?? white,
      parseColor(theme[pair.background]) ?? white,
    ),
  }));
  return {
    fill: {
      shipped: hexOf(fill),
      words: hexOf(words),
      deltaE: difference(brand, fill),
      contrast: contrast(fill, words),
      apca: apcaOf(words, fill),
      reason: reasonOf(brand, fill, words, read(theme, 'surface.raised'), policy),
      whiteOnBrand: contrast(white, brand),
    },
    text: shiftOf(brand, theme, 'accent.text'),
    indicator: shiftOf(brand, theme, 'accent.indicator'),
    brandAsText: contrast(brand, read(theme, 'surface.raised')),
    tightest: margins.reduce((least, pair) =>
      pair.contrast / pair.minimum < least.contrast / least.minimum ? pair : least,
    ),
  };
}

const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/**
 * The theme's changes to a company's colour and their reasons, in numbers: for the person who decides about
 * the brand. `undefined` for a colour that cannot be read.
 */
export function explainTheme(colorPrimary: string, policy: FillPolicy = 'auto'): ThemeStory | undefined {
  const brand = parseColor(colorPrimary);
  if (!brand) return undefined;
  const themes = {
    light: tenantTheme(colorPrimary, { appearance: 'light', policy }),
    dark: tenantTheme(colorPrimary, { appearance: 'dark', policy }),
  };
  const [, chroma, hue] = oklchOf(brand);
  const degreesTo = (status: Status) =>
    Math.round(turn(hue, oklchOf(read(themes.light, `${status}.indicator`))[2]));
  return {
    brand: hexOf(brand),
    light: storyOf(brand, themes.light, policy),
    dark: storyOf(brand, themes.dark, policy),
    collisions:
      chroma < grey
        ? []
        : statuses
            .map((status) => ({ status, degrees: degreesTo(status) }))
            .filter(({ degrees }) => degrees <= nearHue),
    confusions: visions.flatMap((vision) =>
      (['light', 'dark'] as const).flatMap((appearance) =>
        statuses
          .map((status) => ({
            vision,
            status,
            appearance,
            deltaE: difference(
              seenAs(read(themes[appearance], 'accent.indicator'), vision),
              seenAs(read(themes[appearance], `${status}.indicator`), vision),
            ),
          }))
          .filter(({ deltaE }) => deltaE < hardlyDifferent),
      ),
    ),
  };
}
