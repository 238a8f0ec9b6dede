import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../../style/focusRing.ts';
import { figures } from '../../style/figures.ts';
import { inLayer } from '../../style/inLayer.ts';
import { feedback } from '../../style/transition.ts';

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
/** The second of the film: a button to it, and in the composer what the note will carry. */
export const time = inLayer({
  ...feedback('background-color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  boxSizing: 'border-box',
  minBlockSize: '24px',
  paddingBlock: 0,
  paddingInline: space.x2,
  border: 0,
  borderRadius: radius.control,
  background: accent.tint1,
  color: accent.text,
  font: 'inherit',
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const seek = inLayer({
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: accent.tint2, color: accent.textStrong },
    '&:focus-visible': focusRing,
  },
});
export const quiet = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s13,
});
export const end = inLayer({ display: 'flex', marginInlineStart: 'auto' });
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
