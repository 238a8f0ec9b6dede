import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space } = vars;

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x2} ${space.x4}`,
});
export const records = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minBlockSize: vars.size.target,
  marginInlineStart: 'auto',
  color: vars.accent.text,
  fontSize: vars.text.s14,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { '(max-width: 37.5rem)': { minBlockSize: '44px' } },
});
export const body = inLayer({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const tools = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
});
export const kind = inLayer({
  inlineSize: '11rem',
  '@media': { '(max-width: 40rem)': { flex: '1 1 8rem', minBlockSize: '44px' } },
});
export const layout = inLayer({ marginInlineStart: 'auto' });
export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ display: 'grid', minInlineSize: 0 });

/** The skeleton of a card: state, title, facts and a button. */
export const skeletonPart = inLayer({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  minBlockSize: '12.5rem',
  padding: space.x4,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  selectors: { '&[data-layout="row"]': { minBlockSize: '6.5rem' } },
});
export const boneTitle = inLayer({ inlineSize: '70%', blockSize: '1.5rem' });
