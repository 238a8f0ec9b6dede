import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space } = vars;

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
export const heroSkeleton = inLayer({ minBlockSize: '8rem', borderRadius: vars.radius.hero });
