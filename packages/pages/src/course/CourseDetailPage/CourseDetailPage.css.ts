import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { cardWidth, wide } from './cardWidth.ts';

export const root = inLayer({ minInlineSize: 0, paddingBlockEnd: vars.space.x16 });

export const body = inLayer({
  display: 'grid',
  gap: `${vars.space.x10} ${vars.space.x12}`,
  paddingBlockStart: vars.space.x6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${cardWidth}` } },
});

export const main = inLayer({ minInlineSize: 0 });

/** The column begins level with the panel, below the row of tabs. */
export const rail = inLayer({
  minInlineSize: 0,
  '@media': { [wide]: { paddingBlockStart: `calc(44px + ${vars.space.x5})` } },
});

export const allContents = inLayer({ display: 'flex', margin: 0, paddingBlockStart: vars.space.x3 });

export const skeleton = inLayer({ display: 'grid', gap: vars.space.x3, paddingBlockStart: vars.space.x6 });
export const skeletonPart = inLayer({ selectors: { '&&': { blockSize: '12rem' } } });
