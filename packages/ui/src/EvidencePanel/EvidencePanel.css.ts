import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const { space, text, ink } = vars;

export const root = inLayer({
  display: 'grid',
  gap: space.x5,
  minInlineSize: 0,
  color: ink.base,
  fontSize: text.s14,
  overflowWrap: 'anywhere',
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x4}`,
});
export const figure = inLayer({
  ...figures,
  fontSize: text.s30,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const met = inLayer({ selectors: { '&&': { color: vars.success.text } } });
export const summary = inLayer({ flex: '1 1 14rem', margin: 0, color: ink.muted });

export const timeline = inLayer({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const bar = inLayer({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '1rem',
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.line.strong}`,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});
export const stretch = inLayer({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'var(--start)',
  inlineSize: 'var(--size)',
});
/** The states differ without colour: solid or striped. */
export const state = variantsInLayer(
  {
    counted: {
      background: vars.accent.indicator,
      '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
    refused: {
      background: `repeating-linear-gradient(135deg, ${vars.warning.indicator} 0 3px, ${vars.surface.raised} 3px 6px)`,
      '@media': {
        '(forced-colors: active)': {
          background: 'repeating-linear-gradient(135deg, CanvasText 0 3px, Canvas 3px 6px)',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
  'state',
);
export const ends = inLayer({
  ...figures,
  display: 'flex',
  justifyContent: 'space-between',
  color: ink.muted,
  fontSize: text.s12,
});
export const legend = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: ink.muted,
  fontSize: text.s13,
});
export const look = inLayer({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
export const swatch = inLayer({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '0.75rem',
  borderRadius: '3px',
  boxShadow: `inset 0 0 0 1px ${vars.line.strong}`,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});

export const note = inLayer({
  display: 'flex',
  gap: space.x2,
  margin: 0,
  padding: space.x3,
  borderRadius: vars.radius.control,
  background: vars.info.tint,
  color: ink.base,
});

export const part = inLayer({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const title = inLayer({
  margin: 0,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const list = inLayer({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
});
export const need = inLayer({ display: 'flex', alignItems: 'flex-start', gap: space.x2 });
/** The sign is in the middle of the first line at any text size. */
export const glyph = inLayer({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.leading.base})`,
});
export const open = inLayer({ color: ink.muted });

export const sums = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  gap: space.x3,
  margin: 0,
  padding: space.x4,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
});
export const sum = inLayer({ display: 'grid', gap: space.x1, alignContent: 'start', minInlineSize: 0 });
export const term = inLayer({ color: ink.muted, fontSize: text.s12 });
export const value = inLayer({ ...figures, margin: 0, fontSize: text.s16, fontWeight: vars.weight.strong });

export const reason = inLayer({
  display: 'grid',
  gap: space.x1,
  paddingInlineStart: space.x3,
  borderInlineStart: `3px solid ${vars.warning.indicator}`,
});
export const reasonHead = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x3,
});
export const strong = inLayer({ fontWeight: vars.weight.strong });
export const amount = inLayer({ ...figures, color: ink.muted, fontSize: text.s13 });
export const advice = inLayer({ color: ink.muted, fontSize: text.s13 });

export const tableRoom = inLayer({ overflowX: 'auto', minInlineSize: 0 });
export const table = inLayer({
  ...figures,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.s13,
});
export const cell = inLayer({
  ...figures,
  paddingBlock: space.x2,
  paddingInlineEnd: space.x3,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  verticalAlign: 'top',
});
