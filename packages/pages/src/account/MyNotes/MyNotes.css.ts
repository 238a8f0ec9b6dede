import { vars } from '@stoa/theme/tokens';
import { figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space } = vars;

export const groups = inLayer({ display: 'grid', gap: space.x8 });
export const group = inLayer({ display: 'grid', gap: space.x3 });
export const list = inLayer({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'clip',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
export const note = inLayer({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.line.soft}` } },
});
export const text = inLayer({
  margin: 0,
  maxInlineSize: vars.width.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
export const place = inLayer({
  ...figures,
  minBlockSize: vars.size.target,
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.accent.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
});
export const title = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: vars.ink.base,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});
export const time = inLayer({ ...figures });
export const remove = inLayer({ marginInlineStart: 'auto' });
export const skeleton = inLayer({ display: 'grid', gap: space.x3 });
export const skeletonPart = inLayer({ selectors: { '&&': { blockSize: '6rem' } } });
