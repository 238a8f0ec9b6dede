import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { ownOrder } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text } = vars;
const table = 'data-table';

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  minInlineSize: 0,
  contain: 'inline-size',
});
/**
 * The columns' widths ask this place, so that a table in a side panel behaves like one on a narrow page. Only where
 * a column asks: what may be asked is styled and laid out in steps.
 */
export const asked = inLayer({ containerName: table, containerType: 'inline-size' });

export const frame = inLayer({
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  maxBlockSize: 'var(--stoa-table-max-block-size, none)',
});

export const grid = inLayer({
  inlineSize: '100%',
  // Collapsed borders would stay behind when the head sticks.
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.ink.base,
  fontSize: text.s14,
  lineHeight: vars.leading.tight,
});

export const rows = inLayer({
  // A browser that looks for Han beside Latin in each cell lays a table out at three times the price.
  textAutospace: 'no-autospace',
  // Paler and still readable: opacity would take words of any other colour below the contrast they need.
  selectors: { '[data-state="refreshing"] &': { color: vars.ink.muted, cursor: 'progress' } },
});

export const row = inLayer({
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[data-linked]': { cursor: 'pointer' },
    '&[data-state="selected"]': { background: vars.accent.tint1 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="selected"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/**
 * Short, because a table has thousands of them. The line is above, so that no rule has to know which row is the last;
 * and no `:where`, which browsers do not rule out as fast.
 */
export const cell = inLayer({
  boxSizing: 'border-box',
  paddingInline: space.x4,
  borderBlockStart: `1px solid ${vars.line.soft}`,
  selectors: { '[dir="rtl"] &': ownOrder },
});
/** One line of words is as high as a row by itself: a cell with a height of its own is laid out twice. */
export const words = inLayer({
  paddingBlock: `max(${space.x2}, calc((${vars.size.row} - 1px - ${text.s14} * ${vars.leading.tight}) / 2))`,
});
/** What is drawn in a cell has room in the height of a row. */
export const drawn = inLayer({ blockSize: vars.size.row, paddingBlock: space.x2 });
/** For what nobody knows before it is there: each costs a table of many rows a tenth of its layout and more. */
export const anything = inLayer({ ...ownOrder, overflowWrap: 'anywhere', textAutospace: 'normal' });
export const named = inLayer({ fontWeight: vars.weight.strong, textAlign: 'start' });
export const select = inLayer({ inlineSize: '48px', paddingInlineEnd: 0, lineHeight: 1 });

export const hideBelow = variantsInLayer(
  {
    sm: { '@container': { [`${table} (max-width: 32rem)`]: { display: 'none' } } },
    md: { '@container': { [`${table} (max-width: 48rem)`]: { display: 'none' } } },
    lg: { '@container': { [`${table} (max-width: 64rem)`]: { display: 'none' } } },
  },
  'hide-below',
);

export const link = inLayer({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover, [data-linked]:hover &': { color: vars.accent.text },
    '&:focus-visible': focusRing,
  },
});

export const headRow = inLayer({ color: vars.ink.muted });
export const head = inLayer({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  blockSize: '44px',
  paddingInline: space.x4,
  paddingBlock: space.x1,
  // Where the first row has its line, and there still when the row has gone below.
  boxShadow: `0 1px 0 ${vars.line.soft}`,
  background: vars.surface.sunken,
  fontSize: text.s13,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '[data-overflow="none"] &': { insetBlockStart: 'var(--stoa-table-sticky-top, 0px)' } },
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid' } },
});

/** Cells and heads alike; after both, so that it wins over their alignment. */
export const numeric = inLayer({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '[dir="rtl"] &': { unicodeBidi: 'isolate', textAlign: 'end' } },
});

export const sort = inLayer({
  ...feedback('color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minBlockSize: vars.size.target,
  marginInline: `calc(-1 * ${space.x1})`,
  paddingInline: space.x1,
  borderRadius: vars.radius.control,
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    // The words stand above the figures' last digits.
    [`${numeric} > &`]: { flexDirection: 'row-reverse' },
    '&:hover, [aria-sort] > &': { color: vars.ink.base },
    '&:focus-visible': focusRing,
  },
});
export const arrow = inLayer({
  selectors: { '[aria-sort] &': { color: vars.accent.text } },
});

export const whole = inLayer({ padding: space.x5 });

export const toolbar = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  color: vars.ink.muted,
  fontSize: text.s13,
});
export const toolbarEnd = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  marginInlineStart: 'auto',
});
export const sortSelect = inLayer({ inlineSize: '12em' });

export const cards = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = inLayer({
  ...feedback('border-color'),
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  minInlineSize: 0,
  padding: space.x4,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  // Cards below the fold cost nothing until they come near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 200px',
  selectors: {
    '&:hover, &:focus-within': { borderColor: vars.accent.borderSoft },
    '[data-state="refreshing"] &': { color: vars.ink.muted, cursor: 'progress' },
    '&[data-state="selected"]': { borderColor: vars.accent.indicator, background: vars.accent.tint1 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state="selected"]': { borderColor: 'Highlight' } } },
  },
});
export const cardHead = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const cardName = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const cardLink = inLayer({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-2px' },
  },
});
export const cardBox = inLayer({ position: 'relative', zIndex: 1, display: 'inline-flex', flexShrink: 0 });
export const facts = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x3,
  rowGap: space.x1,
  margin: 0,
  fontSize: text.s13,
});
export const term = inLayer({ color: vars.ink.muted });
export const fact = inLayer({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
