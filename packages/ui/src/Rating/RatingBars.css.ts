import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { roomy } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

const { space, ink, surface, text, line, radius, weight } = vars;

export const root = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x8}`,
  minInlineSize: 0,
});
export const whole = inLayer({ display: 'grid', justifyItems: 'center', gap: space.x1 });
export const average = inLayer({
  ...figures,
  fontSize: text.s38,
  fontWeight: weight.strong,
  lineHeight: 1.1,
});
export const quiet = inLayer({ ...figures, color: ink.muted, fontSize: text.s13 });
export const rows = inLayer({ display: 'grid', flex: '1 1 15rem', maxInlineSize: '28rem', minInlineSize: 0 });

export const row = inLayer({
  ...feedback('background-color', 'color'),
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '28px',
  margin: 0,
  paddingBlock: 0,
  paddingInline: space.x2,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: ink.muted,
  font: 'inherit',
  fontSize: text.s13,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.hover, color: ink.base },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { color: vars.accent.text, fontWeight: weight.strong },
  },
  ...roomy,
});
export const stars = inLayer({ ...figures, flex: 'none', minInlineSize: '3.2em', textAlign: 'start' });
export const track = inLayer({
  flex: 1,
  blockSize: '8px',
  minInlineSize: '3rem',
  overflow: 'hidden',
  borderRadius: radius.pill,
  background: surface.sunken,
  boxShadow: `inset 0 0 0 1px ${line.soft}`,
});
// The fill of a bar keeps its colour in forced colours, because there it is the only sign of its length.
export const bar = inLayer({
  display: 'block',
  blockSize: '100%',
  background: vars.warning.indicator,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const count = inLayer({ ...figures, flex: 'none', minInlineSize: '3.5em', textAlign: 'end' });
