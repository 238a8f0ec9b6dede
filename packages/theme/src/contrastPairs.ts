import { type ColorPath, type TokenName, nameOf } from './names.ts';

export interface ContrastPair {
  readonly foreground: TokenName;
  readonly background: TokenName;
  /** WCAG contrast ratio that the colours as shipped reach or exceed, for every tenant's colour. */
  readonly minimum: number;
  /** Where this pair of colours is used. */
  readonly why: string;
}

const surfaces = [
  'surface.page',
  'surface.raised',
  'surface.sunken',
  'surface.hover',
  'surface.overlay',
] as const satisfies readonly ColorPath[];

const accentTints = ['accent.tint1', 'accent.tint2', 'accent.tint3'] as const satisfies readonly ColorPath[];

const statuses = ['neutral', 'success', 'warning', 'danger', 'info'] as const;

const statusTints = statuses.map((status) => `${status}.tint` as const);

const everywhere: readonly ColorPath[] = [...surfaces, ...accentTints, ...statusTints];

const on = (
  backgrounds: readonly ColorPath[],
  foreground: ColorPath,
  minimum: number,
  why: string,
): readonly ContrastPair[] =>
  backgrounds.map((background) => ({
    foreground: nameOf(foreground),
    background: nameOf(background),
    minimum,
    why,
  }));

const fills = (role: 'accent' | (typeof statuses)[number]) =>
  [`${role}.fill`, `${role}.fillHover`, `${role}.fillActive`] as const;

/** All contrast pairs that hold for every tenant's colour, in both appearances and by every fill policy. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(everywhere, 'ink.base', 7, 'body text and headings'),
  ...on(everywhere, 'ink.muted', 4.5, 'secondary text'),
  ...on(surfaces, 'ink.disabled', 3, 'words of a control that cannot be used: exempt, yet legible'),
  ...on(everywhere, 'line.strong', 3, 'edge of a field or an unchecked box'),
  ...on(['inverse.surface', 'inverse.hover'], 'ink.inverse', 7, 'toast and tooltip'),
  ...on(everywhere, 'accent.text', 4.5, 'links, text buttons, icons with meaning'),
  ...on(everywhere, 'accent.textStrong', 7, 'small print and headings on tints'),
  ...on(everywhere, 'accent.indicator', 3, 'check, switch, progress, focus ring, bar of the chosen tab'),
  ...on(fills('accent'), 'accent.onFill', 4.5, 'label of a solid button in each state'),
  ...on(surfaces, 'accent.fillEdge', 3, 'boundary of a solid button whose fill is pale'),
  ...statuses.flatMap((status) => [
    ...on([...surfaces, ...accentTints, `${status}.tint`], `${status}.text`, 4.5, `words that say ${status}`),
    ...on([...surfaces, `${status}.tint`], `${status}.indicator`, 3, `icon, bar or ring that says ${status}`),
    ...on(fills(status), `${status}.onFill`, 4.5, `label on solid ${status}`),
  ]),
  ...on(
    ['media.surface', 'media.raised', 'media.track'],
    'media.ink',
    7,
    'time, titles and icons of the player',
  ),
  ...on(
    ['media.surface', 'media.raised', 'media.track'],
    'media.inkMuted',
    4.5,
    'secondary text in the player',
  ),
  ...on(
    ['media.surface', 'media.raised', 'media.track'],
    'media.accent',
    3,
    'played part, focus and choice in the player',
  ),
  ...(['chart.c1', 'chart.c2', 'chart.c3', 'chart.c4', 'chart.c5', 'chart.c6'] as const).flatMap((series) =>
    on(['surface.page', 'surface.raised', 'surface.sunken'], series, 3, 'line or area of a chart'),
  ),
];

const covers = ['cover1', 'cover2', 'cover3', 'cover4', 'cover5', 'cover6'] as const;

const decorative: readonly ColorPath[] = [
  'line.soft',
  'accent.borderSoft',
  'brand.exact',
  ...statuses.map((status) => `${status}.border` as const),
  ...covers.flatMap((cover) =>
    (['paper', 'mist', 'soft', 'mid', 'deep'] as const).map((step) => `${cover}.${step}` as const),
  ),
  'file.word',
  'file.ppt',
  'file.pdf',
  'file.excel',
  'file.video',
  'file.audio',
  'file.image',
  'file.link',
  'file.generic',
];

/**
 * Tokens without a meaning of their own: no text has them as its background, and without them no information
 * is lost.
 */
export const decorativeTokens: readonly TokenName[] = decorative.map(nameOf);
