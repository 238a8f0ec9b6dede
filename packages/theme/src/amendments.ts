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
  const role = name.replace(/^--stoa-/, '');
  // Pictures keep their colours; nothing is written on them.
  if (/^(cover\d|file|brand)-/.test(role)) return '';
  if (/-on-fill$/.test(role)) return 'HighlightText';
  if (/^accent-text|^media-accent$/.test(role)) return 'LinkText';
  if (/-(indicator|fill-edge|fill|fill-hover|fill-active)$/.test(role)) return 'Highlight';
  if (/disabled$/.test(role)) return 'GrayText';
  if (/^(surface|inverse)-|^media-(surface|raised)$|-tint\d?$|^ink-inverse$/.test(role)) {
    return role === 'ink-inverse' ? 'CanvasText' : 'Canvas';
  }
  return 'CanvasText';
};

/** Forced colours: roles become the person's own colours, also where a piece opts out of the browser's. */
export const forcedColors: Values = Object.fromEntries(
  colorNames.map((name) => [name, systemColor(name)] as const).filter(([, value]) => value !== ''),
);
