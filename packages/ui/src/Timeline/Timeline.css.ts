import { vars } from '@stoa/theme/tokens';
import { figures, ownOrder } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  listStyle: 'none',
  color: vars.ink.base,
  fontSize: text.s14,
});

export const event = inLayer({
  position: 'relative',
  display: 'flex',
  gap: space.x3,
  minInlineSize: 0,
  paddingBlockEnd: space.x5,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const line = inLayer({
  position: 'absolute',
  insetBlock: `26px 2px`,
  insetInlineStart: '11px',
  inlineSize: '2px',
  borderRadius: vars.radius.pill,
  background: vars.line.soft,
  selectors: { 'li:last-child > &': { display: 'none' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const mark = inLayer({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  border: `1.5px solid ${vars.line.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  color: vars.ink.muted,
  fontSize: text.s13,
  selectors: {
    '[data-state="done"] > &': {
      borderColor: vars.success.indicator,
      background: vars.success.tint,
      color: vars.success.text,
    },
    '[data-state="current"] > &': {
      borderColor: vars.accent.indicator,
      background: vars.accent.tint1,
      color: vars.accent.text,
    },
    '[data-state="missed"] > &': {
      borderColor: vars.danger.indicator,
      background: vars.danger.tint,
      color: vars.danger.text,
    },
  },
});

export const words = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x3,
});
export const title = inLayer({ fontWeight: vars.weight.strong });
export const when = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: text.s13,
});
export const content = inLayer({ ...ownOrder, color: vars.ink.muted, fontSize: text.s13 });
