import { createVar } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { figures } from '../style/figures.ts';
import { filled } from '../style/filled.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { thumbSized } from '../style/touch.ts';

const { space, text, ink, line, surface, warning, danger } = vars;
const rest = createVar('rest');

export const root = inLayer({
  position: 'relative',
  display: 'inline-flex',
  // With text of twice the size a narrow phone has no space for word and time side by side.
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  alignItems: 'center',
  gap: space.x2,
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  overflow: 'hidden',
  paddingInline: space.x3,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  vars: { [rest]: ink.muted },
});

export const tone = variantsInLayer(
  {
    calm: { color: ink.base, borderColor: line.soft, background: surface.raised },
    soon: {
      color: warning.text,
      background: warning.tint,
      borderColor: warning.border,
      vars: { [rest]: warning.indicator },
    },
    last: {
      ...filled,
      color: danger.onFill,
      background: danger.fill,
      borderColor: danger.fill,
      vars: { [rest]: danger.onFill },
    },
    over: { color: danger.text, background: danger.tint, borderColor: danger.indicator },
  },
  'tone',
);
// Forced colours remove fills, so a border keeps the shape.
export const edge = inLayer({ '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } } });

export const word = inLayer({ fontSize: text.s13, whiteSpace: 'nowrap' });
export const clock = inLayer({
  ...figures,
  fontSize: text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

/** The bar along the lower edge that shows how much time is left. */
export const bar = inLayer({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  blockSize: '3px',
  background: rest,
  transitionProperty: 'inline-size',
  transitionDuration: vars.duration.panel,
  ...calm({ transition: 'none' }),
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
export const hide = inLayer({
  ...thumbSized,
  marginInlineEnd: `calc(-1 * ${space.x2})`,
  color: 'inherit',
});
