import { colorNames, nameOf, type ColorPath, type TokenName } from './names.ts';

type Values = Readonly<Record<TokenName, string>>;

const pointing = (pairs: readonly (readonly [ColorPath, ColorPath])[]): Values =>
  Object.fromEntries(pairs.map(([from, to]) => [nameOf(from), `var(${nameOf(to)})`]));

/** `prefers-contrast: more`: each quiet role takes the value of the next stronger one, in any tenant's theme. */
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
  // Pictures keep their colours; nothing is written on them.
  if (/^(cover\d|file|brand)-/.test(role)) return '';
  if (role.endsWith('-on-fill')) return 'HighlightText';
  if (role.startsWith('accent-text')) return 'LinkText';
  if (role.endsWith('-disabled')) return 'GrayText';
  if (role === 'media-accent' || /-(indicator|fill|fill-hover|fill-active|fill-edge)$/.test(role))
    return 'Highlight';
  if (/^(surface|inverse)-|^media-(surface|raised)$|-tint\d?$/.test(role)) return 'Canvas';
  return 'CanvasText';
};

/** Forced colours: roles become the person's own colours, also where a piece opts out of the browser's. */
export const forcedColors: Values = Object.fromEntries(
  colorNames.map((name) => [name, systemColor(name)] as const).filter(([, value]) => value !== ''),
);
