import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { feedback } from '../../style/transition.ts';
import { ring } from '../ring.ts';
import { roomBounds } from '../room.ts';

const { media, space, radius } = vars;

export const control = inLayer({
  ...feedback('background-color'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '36px',
  minBlockSize: '36px',
  paddingInline: space.x2,
  paddingBlock: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: media.ink,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // “+10” and “1.25×” are read from left to right in every language, as the timeline is.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: media.raised },
    '&:focus-visible': { ...ring, background: media.raised },
    '&:disabled': { color: media.inkMuted, cursor: 'not-allowed' },
  },
  '@container': {
    [`(max-width: ${roomBounds.least}px)`]: { minInlineSize: '44px', minBlockSize: '44px' },
  },
});

export const menuRoot = inLayer({ position: 'relative', display: 'inline-flex' });
