import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../../style/focusRing.ts';
import { figures } from '../../style/figures.ts';
import { inLayer } from '../../style/inLayer.ts';

const { space, ink, text, accent, line, radius, surface } = vars;

export const root = inLayer({
  display: 'grid',
  gap: space.x2,
  minInlineSize: 0,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  selectors: { '&:focus-visible': focusRing },
});
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
});
export const quiet = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s13,
});
export const end = inLayer({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' });
export const author = inLayer({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: text.s13,
  fontWeight: vars.weight.strong,
});
export const words = inLayer({
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontSize: text.s14,
  selectors: { '[data-state="saving"] > &': { color: ink.muted } },
});
export const mark = inLayer({
  borderBlockEnd: `2px solid ${accent.indicator}`,
  background: accent.tint2,
  color: ink.base,
});

export const bookmark = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  color: ink.muted,
});
