import { vars } from '@stoa/theme/tokens';
import { feedback, figures, filled, focusRing } from '@stoa/ui/style';
import { inLayer, variantsInLayer } from '../../../style/inLayer.ts';

/** On a page narrower than this the functions are in several rows; the more functions, the more rows. */
const wide = '(min-width: 48rem)';
const widest = '(min-width: 62rem)';
/** From this width the icons of a few functions are before their texts. */
const beside = '(min-width: 75rem)';

export const root = inLayer({
  display: 'flex',
  alignItems: 'center',
  padding: vars.space.x2,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
});

/** A row takes another line where the longest words do not fit, because a word must not break inside. */
export const list = inLayer({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const columnsOf = (count: number) => ({ flex: `0 1 ${100 / count}%` });
export const columns = variantsInLayer(
  { 1: columnsOf(1), 2: columnsOf(2), 3: columnsOf(3), 4: columnsOf(4) },
  'columns',
);

const oneRow = { flex: '1 1 0' };
export const few = inLayer({ '@media': { [wide]: oneRow } });
export const many = inLayer({ '@media': { [widest]: oneRow } });

export const item = inLayer({ display: 'grid', minInlineSize: 'min-content' });

/** The icon is above its text. */
export const entry = inLayer({
  ...feedback('background-color'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.x1}`,
  borderRadius: vars.radius.card,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.surface.hover }, '&:focus-visible': focusRing },
  '@media': { [`not all and ${wide}`]: { fontSize: vars.text.s13 } },
});

/** The icon is before its text, on a wide page with few functions. */
export const entryBeside = inLayer({
  '@media': {
    [beside]: {
      flexDirection: 'row',
      justifyContent: 'center',
      gap: vars.space.x3,
      padding: vars.space.x2,
      textAlign: 'start',
    },
  },
});

/** Grows with the icon, which is as large as text of 20 px. */
const plateSize = 'max(40px, 2em)';

export const plate = inLayer({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: plateSize,
  blockSize: plateSize,
  borderRadius: vars.radius.card,
  background: vars.accent.tint2,
  color: vars.accent.text,
  fontSize: vars.text.s20,
});

export const image = inLayer({ inlineSize: '24px', blockSize: '24px', objectFit: 'contain' });

export const name = inLayer({
  lineHeight: vars.leading.tight,
  overflowWrap: 'normal',
});

/** A word that is longer than a column may break, because the page would otherwise be wider than the screen. */
export const longWord = inLayer({ overflowWrap: 'anywhere', hyphens: 'auto' });

export const badge = inLayer({
  ...filled,
  ...figures,
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineEnd: '-6px',
  minInlineSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.danger.fill,
  color: vars.danger.onFill,
  fontSize: vars.text.s12,
  lineHeight: '18px',
  textAlign: 'center',
});

export const plateSkeleton = inLayer({
  selectors: { '&&': { inlineSize: plateSize, blockSize: plateSize, fontSize: vars.text.s20 } },
});
export const nameSkeleton = inLayer({ selectors: { '&&': { inlineSize: '4em' } } });
