import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const wide = '(min-width: 62rem)';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x12,
  paddingBlock: `${vars.space.x6} ${vars.space.x16}`,
  minInlineSize: 0,
});

/** Space for one line, close to the page's edge and to the content below. */
export const strip = inLayer({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '40px',
  marginBlock: `calc(-1 * ${vars.space.x3}) calc(${vars.space.x3} - ${vars.space.x12})`,
});

/** The content that a person sees first, close together. */
export const first = inLayer({ display: 'grid', gap: vars.space.x6, minInlineSize: 0 });

/** The greeting, with the tasks beside or below it. */
export const hero = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(min(22rem, 45%), 5fr) minmax(0, 7fr)' } },
});

export const due = inLayer({
  minInlineSize: 0,
  padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x3}`,
});

export const banner = inLayer({ display: 'grid', minInlineSize: 0, minBlockSize: '12rem' });

/** Half as high as a banner at the top of a page, in every layout. */
export const lowBanner = inLayer({ selectors: { '&&&': { minBlockSize: 0, blockSize: 'auto' } } });

export const bannerSkeleton = inLayer({
  selectors: { '&&': { blockSize: '100%', borderRadius: vars.radius.hero } },
});

export const join = inLayer({ display: 'grid', minBlockSize: '7.5rem' });

export const tasks = inLayer({ margin: 0, padding: 0, overflow: 'hidden', listStyle: 'none' });

/** A thin line between rows, but not above the first. */
export const task = inLayer({
  minInlineSize: 0,
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${vars.line.soft}`,
});

export const taskWords = inLayer({ flex: 1 });

export const taskSkeleton = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.listRow,
});
