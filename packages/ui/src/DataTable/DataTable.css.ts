import { layers, vars } from '@stoa/theme/tokens';
import {
  createVar,
  fallbackVar,
  globalStyle,
  style,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
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
 * Makes the table a size container, so that `hideBelow` follows the width of the table and not of the page: a
 * table in a side panel behaves like one on a narrow page. Used only when a column has `hideBelow`, because
 * layout inside a size container is slower.
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
  // Collapsed borders would not move with the sticky head.
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.ink.base,
  fontSize: text.s14,
  lineHeight: vars.leading.tight,
});

/*
 * How cells keep the order of their own text in a right-to-left page, as `ownOrder` does. They inherit these
 * variables, because a selector of cells that begins at the page would be compared with all ancestors of each
 * of thousands of cells.
 */
const bidi = createVar();
const align = createVar();

export const rows = inLayer({
  // The property is turned off, because a browser that adds space between Han and Latin letters in each cell
  // takes three times as long to lay the table out.
  textAutospace: 'no-autospace',
  // Refreshing rows have muted text instead of opacity, because opacity would reduce the contrast of coloured
  // text below what it needs.
  selectors: {
    '[data-state="refreshing"] &': { color: vars.ink.muted, cursor: 'progress' },
    '[dir="rtl"] &': {
      vars: { [bidi]: 'plaintext', [align]: 'match-parent' },
      // Chrome and Safari know the value only with its prefix.
      '@supports': { '(text-align: -webkit-match-parent)': { vars: { [align]: '-webkit-match-parent' } } },
    },
  },
});

/**
 * For the body while it lists rows, and not skeletons or a notice. The rows are styled through it and have no
 * class of their own, because a table has hundreds of them, and a class takes time to set and to match on each.
 */
export const listing = style({});
const inComponents = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
inComponents(`${listing} > tr:hover`, { background: vars.surface.hover });
inComponents(`${listing} > tr[data-linked]`, { cursor: 'pointer' });
inComponents(`${listing} > tr[data-state="selected"]`, {
  background: vars.accent.tint1,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

const inRows = (cell: string) => `${rows} > tr > ${cell}`;

/**
 * Cells have few declarations, and those of plain text have no class, because a table has thousands of them,
 * and a class takes time to set and to match on each. The line is at the upper edge, so that no selector has
 * to find the last row.
 * Cells have padding instead of a height: one line of text with this padding is as high as a row, and a cell
 * with a height of its own is laid out twice.
 */
for (const cell of ['td', 'th']) {
  inComponents(inRows(cell), {
    boxSizing: 'border-box',
    paddingInline: space.x4,
    paddingBlock: `max(${space.x2}, calc((${vars.size.row} - 1px - ${text.s14} * ${vars.leading.tight}) / 2))`,
    borderBlockStart: `1px solid ${vars.line.soft}`,
    unicodeBidi: fallbackVar(bidi, 'isolate'),
    textAlign: fallbackVar(align, 'start'),
  });
}
inComponents(inRows('th'), { fontWeight: vars.weight.strong });

const inRow = (rule: StyleRule) => inLayer({ selectors: { [inRows('&')]: rule } });

/** For content other than text, such as a Tag or a ProgressBar, which fits into the height of a row. */
export const drawn = inRow({ blockSize: vars.size.row, paddingBlock: space.x2 });
/**
 * For text of any script or length. The properties are used only where needed, because each of them makes the
 * layout of a large table at least a tenth slower.
 */
export const anything = inRow({ ...ownOrder, overflowWrap: 'anywhere', textAutospace: 'normal' });
// The class is written twice, so that the rule weighs more than the one for all cells.
export const select = inLayer({
  selectors: { '&&': { inlineSize: '48px', paddingInlineEnd: 0, lineHeight: 1 } },
});

export const hideBelow = variantsInLayer(
  {
    sm: { '@container': { [`${table} (max-width: 32rem)`]: { display: 'none' } } },
    md: { '@container': { [`${table} (max-width: 48rem)`]: { display: 'none' } } },
    lg: { '@container': { [`${table} (max-width: 64rem)`]: { display: 'none' } } },
    xl: { '@container': { [`${table} (max-width: 72rem)`]: { display: 'none' } } },
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
  // The line below the head. It is a shadow, so that it stays when the rows scroll under the head.
  boxShadow: `0 1px 0 ${vars.line.soft}`,
  background: vars.surface.sunken,
  fontSize: text.s13,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '[data-overflow="none"] &': { insetBlockStart: 'var(--stoa-table-sticky-top, 0px)' } },
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid' } },
});

const digits = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** For cells with figures. */
export const numeric = inRow({ ...digits, unicodeBidi: 'isolate' });
/** For headings above figures. */
export const numericHead = inLayer(digits);

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
    // The sort arrow comes first, so that the heading ends above the last digits of the figures.
    [`${numericHead} > &`]: { flexDirection: 'row-reverse' },
    '&:hover, [aria-sort] > &': { color: vars.ink.base },
    '&:focus-visible': focusRing,
  },
});
export const arrow = inLayer({
  selectors: { '[aria-sort] &': { color: vars.accent.text } },
});

export const caption = inLayer({ padding: space.x5 });
/** For the one cell of a table without rows. */
export const whole = inRow({ padding: space.x5, borderBlockStart: 0 });

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
  // Cards out of view are not laid out until they come near.
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
