import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { media, space, text, radius } = vars;

export const bar = inLayer({ display: 'flex', alignItems: 'center', gap: space.x3, minBlockSize: '36px' });
export const sign = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  paddingInline: space.x2,
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: radius.pill,
    background: media.inkMuted,
  },
  selectors: { '&[data-state="live"]::before': { background: media.accent } },
});
export const behind = inLayer({ color: media.ink, fontSize: text.s12, whiteSpace: 'nowrap' });
export const seek = inLayer({ flex: 1, minInlineSize: '4rem' });
