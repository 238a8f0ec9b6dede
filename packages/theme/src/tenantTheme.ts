import { type Rgb, hexOf, luminance, oklchOf, parseColor, ratio } from './color.ts';
import { type Fill, type FillPolicy, accentFill } from './fill.ts';
import { type Appearance, type Ladder, ladder } from './ladder.ts';
import { type Theme, type ThemePair, nameOf } from './names.ts';

export interface TenantThemeOptions {
  /** The appearance that the theme is for. Default `light`. */
  appearance?: Appearance;
  /** How solid surfaces treat the tenant's colour. Default `auto`. */
  policy?: FillPolicy;
}

/** A colour that could not be read and was replaced by the default. */
export interface ThemeReport {
  readonly kind: 'unreadable-colour';
  /** The beginning of the received value, for a log; never part of a style. */
  readonly received: string;
}

/** The colour of a tenant that has none (specification point 9). */
export const defaultColor = '#00a0e9';
const defaultRgb: Rgb = [0, 160, 233];

let reporter: ((report: ThemeReport) => void) | undefined;

/** Sets the one function that receives reports of unreadable colours. Without it they are not reported. */
export function setThemeReporter(next: ((report: ThemeReport) => void) | undefined): void {
  reporter = next;
}

/**
 * Hue and chroma rounded to invisibly small steps, so that there are finitely many ladders and all of them
 * can be proved.
 */
export function quantised(rgb: Rgb): { hue: number; chroma: number } {
  const [, chroma, hue] = oklchOf(rgb);
  const rounded = Math.round(chroma * 100) / 100;
  return { hue: rounded === 0 ? 0 : Math.round(hue) % 360, chroma: rounded };
}

type LadderOf = (hue: number, chroma: number, appearance: Appearance) => Ladder;

/** The solid accent of an exact colour, with its edge, for the surfaces of a ladder. */
export function solidAccent(rgb: Rgb, steps: Ladder, policy: FillPolicy): Fill & { readonly edge: Rgb } {
  const { hue, chroma } = quantised(rgb);
  const solid = accentFill(rgb, hue, chroma, policy, steps.raised);
  const own = luminance(solid.fill);
  // A fill whose luminance lies between those of the surfaces has too little contrast with one of them, so only
  // the darkest and the lightest surface are compared.
  const bounded =
    own < steps.darkestSurface
      ? ratio(own, steps.darkestSurface) >= 3
      : own > steps.lightestSurface && ratio(own, steps.lightestSurface) >= 3;
  return { ...solid, edge: bounded ? solid.fill : steps.indicator };
}

/** Builds a theme from its two parts: the ladder of the hue, and the solid surface of the exact colour. */
export function composeTheme(
  rgb: Rgb,
  appearance: Appearance,
  policy: FillPolicy,
  ladderOf: LadderOf,
): Theme {
  const { hue, chroma } = quantised(rgb);
  const steps = ladderOf(hue, chroma, appearance);
  const solid = solidAccent(rgb, steps, policy);
  return {
    ...steps.palette,
    [nameOf('accent.fill')]: hexOf(solid.fill),
    [nameOf('accent.fillHover')]: hexOf(solid.hover),
    [nameOf('accent.fillActive')]: hexOf(solid.active),
    [nameOf('accent.onFill')]: hexOf(solid.onFill),
    [nameOf('accent.fillEdge')]: hexOf(solid.edge),
    [nameOf('brand.exact')]: hexOf(rgb),
  };
}

/** A cache of the last `limit` results. The limit keeps hostile input from filling the memory. */
function remembering<Value>(limit: number) {
  const known = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make();
    if (known.size >= limit)
      for (const oldest of known.keys()) {
        known.delete(oldest);
        break;
      }
    known.set(key, value);
    return value;
  };
}

const themes = remembering<Theme>(128);
const ladders = remembering<Ladder>(64);

const ladderOf: LadderOf = (hue, chroma, appearance) =>
  ladders(`${hue} ${chroma} ${appearance}`, () => ladder(hue, chroma, appearance));

// A value from the network may be something other than a string, whatever its type says.
const beginning = (value: unknown) => (typeof value === 'string' ? value.slice(0, 64) : typeof value);

/**
 * Every colour token for a tenant's colour, as `#rrggbb`. Every pair of `contrastPairs` holds, whatever the
 * colour. Never throws: for an unreadable colour it returns the theme of the default colour and reports it.
 */
export function tenantTheme(colorPrimary: string, options: TenantThemeOptions = {}): Theme {
  const { appearance = 'light', policy = 'auto' } = options;
  const parsed = parseColor(colorPrimary);
  if (!parsed) reporter?.({ kind: 'unreadable-colour', received: beginning(colorPrimary) });
  const rgb = parsed ?? defaultRgb;
  return themes(`${hexOf(rgb)} ${appearance} ${policy}`, () =>
    Object.freeze(composeTheme(rgb, appearance, policy, ladderOf)),
  );
}

/** Both appearances of a tenant's theme, as `applyTheme` and `themeCss` take them. */
export const tenantThemes = (colorPrimary: string, policy: FillPolicy = 'auto'): ThemePair => ({
  light: tenantTheme(colorPrimary, { appearance: 'light', policy }),
  dark: tenantTheme(colorPrimary, { appearance: 'dark', policy }),
});

/**
 * A grey theme, for a page that does not know its tenant yet, so that no other company's colour is shown for
 * a moment.
 */
export const neutralThemes = (): ThemePair => tenantThemes('#6b6b6b');
