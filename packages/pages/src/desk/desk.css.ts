import { vars } from '@stoa/theme/tokens';
import { figures, paper } from '@stoa/ui/style';
import { inLayer } from '../style/inLayer.ts';

const { space, text, ink } = vars;

export const list = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });

/** Search, number and buttons above a list. */
export const tools = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: vars.size.control,
});
export const end = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  marginInlineStart: 'auto',
});
export const count = inLayer({ ...figures, color: ink.muted, fontSize: text.s14 });

/** The facts below a title, shown in a table that is too narrow for their columns. */
export const narrowFacts = inLayer({
  display: 'none',
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
  '@container': {
    'data-table (max-width: 31.99rem)': { display: 'flex', flexWrap: 'wrap', columnGap: space.x3 },
  },
});
export const cellTitle = inLayer({ display: 'grid', gap: space.x1 });

/** A link that leads back to the list. */
export const back = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  inlineSize: 'fit-content',
  minBlockSize: vars.size.target,
  color: ink.muted,
  fontSize: text.s14,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.accent.text } },
  '@media': { '(max-width: 37.5rem)': { minBlockSize: '44px' } },
});

export const card = inLayer({ ...paper, boxSizing: 'border-box', padding: space.x5 });
export const skeletonPart = inLayer({ selectors: { '&&': { blockSize: '16rem' } } });
