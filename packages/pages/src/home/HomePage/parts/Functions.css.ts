import { vars } from '@stoa/theme/tokens';
import { feedback, figures, filled, focusRing } from '@stoa/ui/style';
import { inLayer, variantsInLayer } from '../../../style/inLayer.ts';

/** From this width on all functions are in one row. */
const wide = '(min-width: 48rem)';

export const root = inLayer({
  display: 'flex',
  alignItems: 'center',
  padding: vars.space.x2,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
});

export const list = inLayer({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

const columnsOf = (count: number) => ({
  '@media': { 'not all and (min-width: 48rem)': { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});
export const columns = variantsInLayer(
  { 1: columnsOf(1), 2: columnsOf(2), 3: columnsOf(3), 4: columnsOf(4) },
  'columns',
);

export const item = inLayer({ display: 'grid', minInlineSize: 0 });

/** The icon is above its text on a phone, and before it on a wide page. */
export const entry = inLayer({
  ...feedback('background-color'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: `${vars.space.x3} ${vars.space.x1}`,
  borderRadius: vars.radius.card,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.surface.hover }, '&:focus-visible': focusRing },
  '@media': { '(min-width: 62rem)': { flexDirection: 'row', gap: vars.space.x3, padding: vars.space.x2 } },
});

export const plate = inLayer({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.card,
  background: vars.accent.tint2,
  color: vars.accent.text,
  fontSize: vars.text.s20,
});

export const image = inLayer({ inlineSize: '24px', blockSize: '24px', objectFit: 'contain' });

export const name = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  lineHeight: vars.leading.tight,
  overflowWrap: 'break-word',
  minInlineSize: 0,
  maxInlineSize: '100%',
});

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

export const plateBone = inLayer({ selectors: { '&&': { inlineSize: '40px', blockSize: '40px' } } });
export const nameBone = inLayer({ selectors: { '&&': { inlineSize: '4em' } } });
