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

/** Room for one line, close to the page's edge and to what follows. */
export const strip = inLayer({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '40px',
  marginBlock: `calc(-1 * ${vars.space.x3}) calc(${vars.space.x3} - ${vars.space.x12})`,
});

/** The content that a person sees first: banner, greeting and functions, close together. */
export const first = inLayer({ display: 'grid', gap: vars.space.x6, minInlineSize: 0 });

export const hero = inLayer({
  display: 'grid',
  gap: vars.space.x6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 25.5rem)' } },
});

/** Without a banner the greeting takes the whole width. */
export const alone = inLayer({ selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const banner = inLayer({ display: 'grid', minInlineSize: 0 });

export const bannerBone = inLayer({
  selectors: { '&&': { blockSize: '100%', minBlockSize: '300px', borderRadius: vars.radius.hero } },
});

export const join = inLayer({ display: 'grid', minBlockSize: '7.5rem' });

export const tasks = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  columnGap: vars.space.x10,
  margin: 0,
  padding: `0 ${vars.space.x5}`,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
});

/** A thin line between rows, and none above the first of a column. */
export const task = inLayer({
  minInlineSize: 0,
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${vars.line.soft}`,
});

export const taskWords = inLayer({ flex: 1 });

export const taskBone = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.listRow,
});

export const panel = inLayer({
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
});
