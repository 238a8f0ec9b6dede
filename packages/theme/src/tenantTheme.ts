import { type Rgb, hexOf, luminance, oklchOf, parseColor, ratio } from './color.ts';
import { type FillPolicy, accentFill } from './fill.ts';
import { type Appearance, type Palette, ladder } from './ladder.ts';
import { type Theme, type ThemePair, nameOf } from './names.ts';

export interface TenantThemeOptions {
  /** Default `light`. */
  appearance?: Appearance;
  /** Default `auto`. */
  policy?: FillPolicy;
}

/** A colour that could not be read and was replaced by the default. */
export interface ThemeReport {
  readonly kind: 'unreadable-colour';
  /** The beginning of what was received, for a log; never part of a style. */
  readonly received: string;
}

/** Specification point 9: the colour of a tenant that has none. */
export const defaultColor = '#00a0e9';
const defaultRgb: Rgb = [0, 160, 233];

let reporter: ((report: ThemeReport) => void) | undefined;

/** Names the one place that hears of unreadable colours. Without it nothing is said. */
export function setThemeReporter(next: ((report: ThemeReport) => void) | undefined): void {
  reporter = next;
}

/** Hue and chroma in steps too small to see: they make the ladders finitely many, so that all can be proved. */
export function quantised(rgb: Rgb): { hue: number; chroma: number } {
  const [, chroma, hue] = oklchOf(rgb);
  const rounded = Math.round(chroma * 100) / 100;
  return { hue: rounded === 0 ? 0 : Math.round(hue) % 360, chroma: rounded };
}

type LadderOf = (hue: number, chroma: number, appearance: Appearance) => Readonly<Palette>;

const surfaces = [
  'surface.page',
  'surface.raised',
  'surface.sunken',
  'surface.hover',
  'surface.overlay',
] as const;

const luminanceOf = (hex: string | undefined) => luminance(parseColor(hex) ?? [0, 0, 0]);

/** A theme from its two halves: the ladder of the hue, and the solid surface of the exact colour. */
export function composeTheme(
  rgb: Rgb,
  appearance: Appearance,
  policy: FillPolicy,
  ladderOf: LadderOf,
): Theme {
  const { hue, chroma } = quantised(rgb);
  const palette: Palette = { ...ladderOf(hue, chroma, appearance) };
  const backdrop = parseColor(palette[nameOf('surface.raised')]) ?? rgb;
  const { fill, hover, active, onFill } = accentFill(rgb, policy, backdrop);
  palette[nameOf('accent.fill')] = hexOf(fill);
  palette[nameOf('accent.fillHover')] = hexOf(hover);
  palette[nameOf('accent.fillActive')] = hexOf(active);
  palette[nameOf('accent.onFill')] = hexOf(onFill);
  const bright = luminance(fill);
  const bounded = surfaces.every((path) => ratio(luminanceOf(palette[nameOf(path)]), bright) >= 3);
  palette[nameOf('accent.fillEdge')] = bounded
    ? hexOf(fill)
    : (palette[nameOf('accent.indicator')] ?? hexOf(fill));
  palette[nameOf('brand.exact')] = hexOf(rgb);
  return palette;
}

/** Remembers the last results, so that hostile input cannot fill the memory. */
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
const ladders = remembering<Readonly<Palette>>(64);

const ladderOf: LadderOf = (hue, chroma, appearance) =>
  ladders(`${hue} ${chroma} ${appearance}`, () => ladder(hue, chroma, appearance));

/**
 * Every colour token for a tenant's colour, as `#rrggbb`. Each pair of `contrastPairs` holds for any colour
 * there is. Never throws: an unreadable colour gives the default's theme and a report.
 */
export function tenantTheme(colorPrimary: string, options: TenantThemeOptions = {}): Theme {
  const { appearance = 'light', policy = 'auto' } = options;
  const parsed = parseColor(colorPrimary);
  if (!parsed) reporter?.({ kind: 'unreadable-colour', received: String(colorPrimary).slice(0, 64) });
  const rgb = parsed ?? defaultRgb;
  return themes(`${hexOf(rgb)} ${appearance} ${policy}`, () =>
    Object.freeze(composeTheme(rgb, appearance, policy, ladderOf)),
  );
}

/** Both appearances of a tenant, as `applyTheme` and `themeCss` take them. */
export const tenantThemes = (colorPrimary: string, policy: FillPolicy = 'auto'): ThemePair => ({
  light: tenantTheme(colorPrimary, { appearance: 'light', policy }),
  dark: tenantTheme(colorPrimary, { appearance: 'dark', policy }),
});

/** Grey, for a page that does not know its tenant yet: nobody's brand may flash. */
export const neutralTheme: ThemePair = tenantThemes('#6b6b6b', 'auto');
