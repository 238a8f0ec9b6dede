import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

const { space, text, ink } = vars;

export const root = inLayer({
  paddingBlock: `${space.x5} ${space.x8}`,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  background: vars.accent.tint1,
});

export const grid = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.x4} clamp(${space.x4}, 3vw, ${space.x8})`,
  marginBlockStart: space.x5,
  alignItems: 'center',
});

const side = 'clamp(5rem, 12vw, 8.5rem)';
export const photo = inLayer({
  selectors: {
    '&&': {
      inlineSize: side,
      blockSize: side,
      fontSize: text.s30,
      border: `3px solid ${vars.surface.raised}`,
    },
  },
});

export const words = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });

export const named = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x3}`,
  minInlineSize: 0,
});

export const line = inLayer({ margin: 0, color: ink.muted, fontSize: text.s16, overflowWrap: 'anywhere' });

export const tags = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const trailSkeleton = inLayer({ selectors: { '&&': { inlineSize: '12rem' } } });
export const nameSkeleton = inLayer({ selectors: { '&&': { inlineSize: '10rem', blockSize: text.s30 } } });
