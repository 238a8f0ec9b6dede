import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

const { space } = vars;

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x4}`,
});

export const find = inLayer({
  marginInlineStart: 'auto',
  '@media': { '(max-width: 40rem)': { marginInlineStart: 0, inlineSize: '100%' } },
});

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ display: 'grid', minInlineSize: 0 });

export const cardSkeleton = inLayer({ selectors: { '&&': { blockSize: '19rem' } } });

/** The skeleton is as high as the one row of filters. */
export const filterSkeleton = inLayer({
  selectors: { '&&': { inlineSize: 'min(40rem, 100%)', blockSize: vars.size.control } },
});

export const glanceSkeleton = inLayer({ selectors: { '&&': { blockSize: '13rem' } } });

/** The page of one person. */
export const page = inLayer({ minInlineSize: 0, paddingBlockEnd: space.x16 });
export const body = inLayer({ paddingBlockStart: space.x6 });

/** The first courses of a person, below the introduction. */
export const first = inLayer({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  marginBlockStart: vars.space.x8,
});
export const firstHead = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});
