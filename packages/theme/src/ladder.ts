import { type Rgb, hexOf, luminance, parseColor } from './color.ts';
import { fixedFill } from './fill.ts';
import { type ColorPath, type TokenName, nameOf } from './names.ts';
import { above, atMostAbove, atMostBelow, below, mix, solve } from './solve.ts';

export type Appearance = 'light' | 'dark';

/** Part of a theme that is being built. */
export type Palette = Record<TokenName, string>;

const paint = (palette: Palette, path: ColorPath, color: Rgb) => {
  palette[nameOf(path)] = hexOf(color);
};

/**
 * Luminances from which all steps of the ladder are measured: the lightest surface of the light appearance,
 * and the page of the dark one.
 */
const lightest = 1;
const darkest = luminance([17, 18, 20]);

/** The ladder of one appearance: which luminance a colour role needs for a contrast with the page. */
interface Steps {
  /** A soft surface: at most this contrast with the page. */
  readonly soft: (contrast: number) => ReturnType<typeof below>;
  /** A visible colour: at least this contrast with the page. */
  readonly clear: (contrast: number) => ReturnType<typeof below>;
}

const light: Steps = {
  soft: (contrast) => atMostBelow(lightest, contrast),
  clear: (contrast) => below(lightest, contrast),
};
const dark: Steps = {
  soft: (contrast) => atMostAbove(darkest, contrast),
  clear: (contrast) => above(darkest, contrast),
};

const statusHues = {
  success: { hue: 160, chroma: 0.13, light: 3.9, dark: 8.4, fill: [4.7, 4.7] },
  warning: { hue: 70, chroma: 0.15, light: 3.75, dark: 9.5, fill: [1.85, 1.85] },
  danger: { hue: 25, chroma: 0.19, light: 5.9, dark: 4.9, fill: [5.9, 5.9] },
  info: { hue: 252, chroma: 0.16, light: 4.6, dark: 6, fill: [5.1, 5.1] },
} as const;

type StatusName = keyof typeof statusHues | 'neutral';

function paintStatus(
  palette: Palette,
  appearance: Appearance,
  name: StatusName,
  hue: number,
  chroma: number,
) {
  const steps = appearance === 'light' ? light : dark;
  const at = appearance === 'light' ? 0 : 1;
  const own = name === 'neutral' ? undefined : statusHues[name];
  const softly = (cap: number) => Math.min(chroma, cap);
  paint(
    palette,
    `${name}.tint`,
    solve(steps.soft([1.13, 1.3][at] ?? 1), softly([0.032, 0.05][at] ?? 0), hue),
  );
  paint(palette, `${name}.border`, solve(steps.clear([1.4, 2][at] ?? 1), softly(0.09), hue));
  paint(
    palette,
    `${name}.indicator`,
    solve(steps.clear((at === 0 ? own?.light : own?.dark) ?? 4.8), chroma, hue),
  );
  paint(palette, `${name}.text`, solve(steps.clear([5.8, 7.6][at] ?? 1), softly([0.16, 0.12][at] ?? 0), hue));
  const fill = fixedFill(solve(below(1, own?.fill[at] ?? 6.5), chroma, hue));
  paint(palette, `${name}.fill`, fill.fill);
  paint(palette, `${name}.fillHover`, fill.hover);
  paint(palette, `${name}.fillActive`, fill.active);
  paint(palette, `${name}.onFill`, fill.onFill);
}

function paintNeutrals(palette: Palette, appearance: Appearance, hue: number, traceChroma: number) {
  const soft = appearance === 'light' ? light.soft : dark.soft;
  const clear = appearance === 'light' ? light.clear : dark.clear;
  const at = appearance === 'light' ? 0 : 1;
  const rung = (
    path: ColorPath,
    contrast: readonly [number, number],
    how: typeof soft,
    chroma = traceChroma,
  ) => paint(palette, path, solve(how(contrast[at] ?? 1), chroma, hue));
  rung('surface.page', [1.08, 1], soft);
  rung('surface.raised', [1, 1.085], soft);
  rung('surface.sunken', [1.145, 1.29], soft);
  rung('surface.hover', [1.115, 1.34], soft);
  rung('surface.overlay', [1, 1.16], soft);
  rung('ink.base', [16, 15], clear);
  rung('ink.muted', [6, 7.4], clear, traceChroma * 1.5);
  rung('ink.disabled', [3.75, 4.75], clear, traceChroma * 1.5);
  rung('line.soft', [1.24, 1.42], clear);
  rung('line.strong', [3.75, 4.75], clear, traceChroma * 1.5);
  rung('inverse.surface', [14, 14], clear);
  rung('inverse.hover', [10.5, 11], clear);
  // Text on the inverse surface gets the luminance of the page of the other appearance.
  const inverse = appearance === 'light' ? above(luminance([0, 0, 0]), 19) : below(1, 17);
  paint(palette, 'ink.inverse', solve(inverse, traceChroma, hue));
}

function paintAccent(palette: Palette, appearance: Appearance, hue: number, chroma: number) {
  const at = appearance === 'light' ? 0 : 1;
  const { soft, clear } = at === 0 ? light : dark;
  const rung = (
    path: ColorPath,
    contrast: readonly [number, number],
    how: typeof soft,
    cap: readonly [number, number],
  ) => paint(palette, path, solve(how(contrast[at] ?? 1), Math.min(chroma, cap[at] ?? 0), hue));
  rung('accent.tint1', [1.09, 1.18], soft, [0.022, 0.045]);
  rung('accent.tint2', [1.14, 1.32], soft, [0.038, 0.06]);
  rung('accent.tint3', [1.2, 1.5], soft, [0.055, 0.075]);
  rung('accent.borderSoft', [1.5, 2.2], clear, [0.1, 0.1]);
  rung('accent.indicator', [3.7, 4.7], clear, [0.3, 0.3]);
  rung('accent.text', [5.5, 7], clear, [0.3, 0.25]);
  rung('accent.textStrong', [8.5, 10.8], clear, [0.2, 0.16]);
}

/**
 * The player is dark in both appearances; only the played part, selected and focused elements take the tenant's
 * hue.
 */
function paintMedia(palette: Palette, hue: number, chroma: number) {
  const fixed = {
    surface: [14, 15, 17],
    raised: [27, 28, 31],
    ink: [250, 250, 249],
    inkMuted: [186, 187, 190],
  } as const;
  paint(palette, 'media.surface', fixed.surface);
  paint(palette, 'media.raised', fixed.raised);
  paint(palette, 'media.ink', fixed.ink);
  paint(palette, 'media.inkMuted', fixed.inkMuted);
  const track: Rgb = [61, 62, 66];
  paint(palette, 'media.track', track);
  paint(palette, 'media.accent', solve(above(luminance(track), 3.2), Math.min(chroma, 0.25), hue));
}

/**
 * Each further series of a chart differs in hue and in lightness, so that the series can be distinguished in
 * a grey print and by colour-blind readers.
 */
const series: readonly { turn: number; light: number; dark: number; chroma: number }[] = [
  { turn: 165, light: 6.4, dark: 9.5, chroma: 0.1 },
  { turn: 60, light: 4, dark: 6.4, chroma: 0.12 },
  { turn: 225, light: 8.6, dark: 12, chroma: 0.11 },
  { turn: 300, light: 5, dark: 7.6, chroma: 0.13 },
  { turn: 110, light: 7.4, dark: 10.6, chroma: 0.08 },
];

function paintChart(palette: Palette, appearance: Appearance, hue: number, chroma: number) {
  const { clear } = appearance === 'light' ? light : dark;
  palette[nameOf('chart.c1')] = palette[nameOf('accent.indicator')] ?? '';
  const base = chroma === 0 ? 250 : hue;
  const [c2, c3, c4, c5, c6] = series.map((one) =>
    solve(clear(appearance === 'light' ? one.light : one.dark), one.chroma, (base + one.turn) % 360),
  );
  if (c2) paint(palette, 'chart.c2', c2);
  if (c3) paint(palette, 'chart.c3', c3);
  if (c4) paint(palette, 'chart.c4', c4);
  if (c5) paint(palette, 'chart.c5', c5);
  if (c6) paint(palette, 'chart.c6', c6);
}

/** Hues of the six cover families: orange, amber, rose, blue, teal, violet. */
const coverHues = [
  ['cover1', 47],
  ['cover2', 86],
  ['cover3', 6],
  ['cover4', 250],
  ['cover5', 180],
  ['cover6', 303],
] as const;

/**
 * Lightness steps from a cover's background to its figure: dark on pale in light mode, luminous on deep in
 * dark mode.
 */
const coverSteps = {
  light: {
    paper: [0.945, 0.035],
    mist: [0.885, 0.065],
    soft: [0.785, 0.1],
    mid: [0.61, 0.13],
    deep: [0.39, 0.09],
  },
  dark: {
    paper: [0.27, 0.045],
    mist: [0.34, 0.065],
    soft: [0.43, 0.09],
    mid: [0.57, 0.115],
    deep: [0.76, 0.11],
  },
} as const;

/**
 * Degrees by which all cover hues are rotated, so that the nearest family matches the tenant's hue. All are
 * rotated together, because rotating one alone would make it look like its neighbour.
 */
function coverTurn(tenant: number, chroma: number): number {
  const gaps = coverHues.map(([, base]) => ((tenant - base + 540) % 360) - 180);
  const nearest = gaps.reduce((least, gap) => (Math.abs(gap) < Math.abs(least) ? gap : least));
  return Math.max(-24, Math.min(24, nearest)) * Math.min(1, chroma / 0.08);
}

function paintCovers(palette: Palette, appearance: Appearance, hue: number, chroma: number) {
  const steps = coverSteps[appearance];
  const turn = coverTurn(hue, chroma);
  for (const [family, base] of coverHues) {
    const turned = (base + turn + 360) % 360;
    paint(palette, `${family}.paper`, mix(steps.paper[0], steps.paper[1], turned));
    paint(palette, `${family}.mist`, mix(steps.mist[0], steps.mist[1], turned));
    paint(palette, `${family}.soft`, mix(steps.soft[0], steps.soft[1], turned));
    paint(palette, `${family}.mid`, mix(steps.mid[0], steps.mid[1], turned));
    paint(palette, `${family}.deep`, mix(steps.deep[0], steps.deep[1], turned));
  }
}

/** Colours of file icons that people know from their desktops, such as blue for Word and red for PDF. */
const files = {
  '--stoa-file-word': '#2b7cd3',
  '--stoa-file-ppt': '#d24726',
  '--stoa-file-pdf': '#e2574c',
  '--stoa-file-excel': '#1e7145',
  '--stoa-file-video': '#7b61ff',
  '--stoa-file-audio': '#f5a623',
  '--stoa-file-image': '#13b5b1',
  '--stoa-file-link': '#5b8def',
  '--stoa-file-generic': '#8c8c8c',
} as const;

function fixedPalette(appearance: Appearance): Palette {
  const palette: Palette = { ...files };
  paintStatus(palette, appearance, 'success', statusHues.success.hue, statusHues.success.chroma);
  paintStatus(palette, appearance, 'warning', statusHues.warning.hue, statusHues.warning.chroma);
  paintStatus(palette, appearance, 'danger', statusHues.danger.hue, statusHues.danger.chroma);
  paintStatus(palette, appearance, 'info', statusHues.info.hue, statusHues.info.chroma);
  return palette;
}

const fixed: { light?: Palette; dark?: Palette } = {};

export interface Ladder {
  readonly palette: Readonly<Palette>;
  readonly raised: Rgb;
  readonly indicator: Rgb;
  readonly darkestSurface: number;
  readonly lightestSurface: number;
}

/**
 * The ladder: all colours that a hue (whole degrees) and a chroma (hundredths) decide, that is all but the
 * solid accent.
 */
export function ladder(hue: number, chroma: number, appearance: Appearance): Ladder {
  const palette: Palette = { ...(fixed[appearance] ??= fixedPalette(appearance)) };
  // Paper and ink get a trace of the tenant's hue, which is too weak to be noticed as a colour.
  const traceChroma = Math.min(0.006, chroma * 0.1);
  paintNeutrals(palette, appearance, hue, traceChroma);
  paintStatus(palette, appearance, 'neutral', hue, traceChroma * 1.5);
  paintAccent(palette, appearance, hue, chroma);
  paintMedia(palette, hue, chroma);
  paintChart(palette, appearance, hue, chroma);
  paintCovers(palette, appearance, hue, chroma);
  const read = (path: ColorPath): Rgb => parseColor(palette[nameOf(path)]) ?? [0, 0, 0];
  const surfaces = (['page', 'raised', 'sunken', 'hover', 'overlay'] as const).map((one) =>
    luminance(read(`surface.${one}`)),
  );
  return {
    palette,
    raised: read('surface.raised'),
    indicator: read('accent.indicator'),
    darkestSurface: Math.min(...surfaces),
    lightestSurface: Math.max(...surfaces),
  };
}
