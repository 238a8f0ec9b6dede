import { createVar } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { roomBounds } from '../room.ts';

const { media, space, radius } = vars;

export const captions = inLayer({
  position: 'absolute',
  insetInline: space.x8,
  insetBlockEnd: '96px',
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  pointerEvents: 'none',
  textAlign: 'center',
  fontSize: 'clamp(14px, 2.2cqi, 26px)',
  lineHeight: 1.45,
  transitionProperty: 'inset-block-end',
  transitionDuration: vars.duration.enter,
  '@container': { [`(max-width: ${roomBounds.least}px)`]: { insetInline: space.x4, insetBlockEnd: '72px' } },
  selectors: {
    '[data-idle] &': { insetBlockEnd: space.x8 },
    '&[data-size="sm"]': { fontSize: 'clamp(12px, 1.7cqi, 20px)' },
    '&[data-size="lg"]': { fontSize: 'clamp(18px, 3cqi, 36px)' },
    // The captions are below the chip “resumed from” and the notices.
    '&[data-position="top"]': { insetBlockStart: '64px', insetBlockEnd: 'auto' },
  },
});

const paper = createVar('paper');
export const line = inLayer({
  paddingInline: space.x3,
  paddingBlock: '1px',
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
  selectors: {
    // Without a background the letters get a dark outline.
    '[data-background="none"] > &': {
      vars: { [paper]: media.surface },
      background: 'transparent',
      textShadow: `0 0 2px ${paper}, 0 0 4px ${paper}, 0 1px 6px ${paper}`,
    },
  },
});
