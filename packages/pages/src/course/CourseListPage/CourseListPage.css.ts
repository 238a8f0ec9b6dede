import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const narrow = '(max-width: 40rem)';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x6} ${vars.space.x16}`,
  '@media': { [narrow]: { gap: vars.space.x3, paddingBlockStart: vars.space.x4 } },
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginInlineStart: 'auto',
  '@media': { [narrow]: { inlineSize: '100%' } },
});

/**
 * A low strip, because people come for the courses. It reserves the space of a title, a sentence and a button
 * while the carousel loads.
 */
export const banner = inLayer({
  display: 'grid',
  minBlockSize: '11.25rem',
  // On a narrow page the text needs more lines.
  '@media': { [narrow]: { minBlockSize: '12.5rem' } },
});

export const body = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': {
    '(min-width: 64rem)': {
      selectors: {
        '&[data-column]': {
          gridTemplateColumns: '13rem minmax(0, 1fr)',
          gap: vars.space.x6,
          alignItems: 'start',
        },
      },
    },
  },
});
/** Too narrow for the column, which is above the list then. */
const single = '(max-width: 63.99rem)';
export const side = inLayer({ minInlineSize: 0 });
export const main = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
  // The list waits for what is above it, because nobody knows how many rows the industries need.
  '@media': {
    [single]: {
      selectors: { [`${side}:has(> [data-component="Skeleton"]) ~ &`]: { display: 'none' } },
    },
  },
});

export const columnSkeleton = inLayer({
  selectors: { '&&': { blockSize: '14rem' } },
  '@media': { [single]: { selectors: { '&&': { blockSize: '100dvh' } } } },
});

export const keyword = inLayer({
  selectors: { '&&': { inlineSize: 'min(100%, 18rem)' } },
  '@media': { [narrow]: { selectors: { '&&': { inlineSize: '100%' } } } },
});

export const group = inLayer({ display: 'grid', gap: vars.space.x4 });
