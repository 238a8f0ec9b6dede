import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { movement } from '../../style/transition.ts';

const { space } = vars;

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x6,
  paddingBlock: `${space.x8} ${space.x16}`,
});
export const hero = inLayer({
  display: 'grid',
  gap: space.x3,
  overflow: 'hidden',
  padding: space.x6,
  border: `1px solid ${vars.accent.borderSoft}`,
  borderRadius: vars.radius.hero,
  background: vars.accent.tint1,
});
export const picture = inLayer({
  inlineSize: '100%',
  maxBlockSize: '16rem',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
});
export const heroBones = inLayer({ minBlockSize: '8rem', borderRadius: vars.radius.hero });
export const tabs = inLayer({ overflowX: 'auto' });
export const results = inLayer({
  ...movement('opacity'),
  display: 'grid',
  gap: space.x8,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space.x4})`,
  selectors: { '&[data-state="stale"]': { opacity: 0.55 } },
});
export const pages = inLayer({ justifySelf: 'center' });
