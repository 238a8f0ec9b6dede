import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const { space, text } = vars;

export const standing = inLayer({ display: 'flex', alignItems: 'center', gap: space.x4 });
export const figure = inLayer({ ...figures, fontSize: text.s16, fontWeight: vars.weight.strong });
export const words = inLayer({ margin: 0, fontSize: text.s14 });
export const quiet = inLayer({ ...figures, display: 'block', color: vars.ink.muted, fontSize: text.s13 });

/** The minimum height is that of the cover, so that titles of one and two lines take the same space. */
export const next = inLayer({ minBlockSize: '4rem' });
export const go = inLayer({
  flex: '1 1 13rem',
  minBlockSize: vars.size.control,
  selectors: { '&&': { justifyContent: 'center' } },
});
export const ringSkeleton = inLayer({ selectors: { '&&': { inlineSize: '72px', blockSize: '72px' } } });
export const goSkeleton = inLayer({
  flex: '1 1 13rem',
  selectors: { '&&': { blockSize: vars.size.control, borderRadius: vars.radius.control } },
});
export const lines = inLayer({ flex: 1 });
