import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x8} ${vars.space.x16}`,
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginInlineStart: 'auto',
});

/** A low strip, because people come for the courses. It keeps its room while the carousel loads. */
export const banner = inLayer({ display: 'grid', minBlockSize: '12rem' });

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
export const side = inLayer({ minInlineSize: 0 });
export const main = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const panel = inLayer({
  padding: `${vars.space.x4} ${vars.space.x5}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  '@media': { '(max-width: 40rem)': { padding: vars.space.x4 } },
});

export const filterBones = inLayer({ display: 'grid', gap: vars.space.x3, paddingBlock: vars.space.x1 });
export const filterBone = inLayer({
  selectors: { '&&': { inlineSize: 'min(38rem, 90%)', blockSize: vars.text.s16 } },
});

export const tools = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});

export const keyword = inLayer({ selectors: { '&&': { inlineSize: 'min(100%, 18rem)' } } });

export const chosen = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const ordering = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  marginInlineStart: 'auto',
});

export const sort = inLayer({ selectors: { '&&': { inlineSize: 'auto', minInlineSize: '9rem' } } });

export const group = inLayer({ display: 'grid', gap: vars.space.x4 });
