import { colorNames, nameOf, type ColorPath, type TokenName } from './names.ts';

type Values = Readonly<Record<TokenName, string>>;

const pointing = (pairs: readonly (readonly [ColorPath, ColorPath])[]): Values =>
  Object.fromEntries(pairs.map(([from, to]) => [nameOf(from), `var(${nameOf(to)})`]));

/**
 * Under `prefers-contrast: more` each weaker colour role takes the value of the next stronger one, in any
 * tenant's theme.
 */
export const moreContrast: Values = pointing([
  ['ink.muted', 'ink.base'],
  ['ink.disabled', 'neutral.text'],
  ['line.soft', 'line.strong'],
  ['accent.text', 'accent.textStrong'],
  ['accent.borderSoft', 'accent.indicator'],
  ['media.inkMuted', 'media.ink'],
  ['success.border', 'success.indicator'],
  ['warning.border', 'warning.indicator'],
  ['danger.border', 'danger.indicator'],
  ['info.border', 'info.indicator'],
  ['neutral.border', 'neutral.indicator'],
]);

const systemColor = (name: TokenName): string => {
  const role = name.slice('--stoa-'.length);
  // Covers, file icons and the logo keep their colours under forced colours, because no text is written on
  // them.
  if (/^(cover\d|file|brand)-/.test(role)) return '';
  if (role.endsWith('-on-fill')) return 'HighlightText';
  if (role.startsWith('accent-text')) return 'LinkText';
  if (role.endsWith('-disabled')) return 'GrayText';
  if (role === 'media-accent' || /-(indicator|fill|fill-hover|fill-active|fill-edge)$/.test(role))
    return 'Highlight';
  if (/^(surface|inverse)-|^media-(surface|raised)$|-tint\d?$/.test(role)) return 'Canvas';
  return 'CanvasText';
};

/**
 * Under forced colours the roles become the person's own system colours, also in an element with
 * `forced-color-adjust: none`.
 */
export const forcedColors: Values = Object.fromEntries(
  colorNames.map((name) => [name, systemColor(name)] as const).filter(([, value]) => value !== ''),
);
