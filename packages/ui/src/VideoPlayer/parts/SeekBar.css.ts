import { vars } from '@stoa/theme/tokens';
import { figures } from '../../style/figures.ts';
import { inLayer } from '../../style/inLayer.ts';
import { ring } from '../ring.ts';

const { media, space, text, radius } = vars;

export const clock = inLayer({
  ...figures,
  paddingInline: space.x2,
  whiteSpace: 'nowrap',
  textShadow: `0 0 4px ${media.surface}`,
});

export const chapter = inLayer({
  overflow: 'hidden',
  minInlineSize: 0,
  color: media.inkMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 560px)': { display: 'none' } },
});

const rail = { blockSize: '4px', borderRadius: radius.pill } as const;

export const seek = inLayer({ position: 'relative', blockSize: '24px', direction: 'ltr' });
export const track = inLayer({
  ...rail,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '10px',
  overflow: 'hidden',
  background: media.track,
  transitionProperty: 'transform',
  transitionDuration: vars.duration.feedback,
  selectors: { [`${seek}:hover > &`]: { transform: 'scaleY(1.5)' } },
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
const layered = { position: 'absolute', insetBlock: 0, insetInlineStart: 0 } as const;
export const covered = inLayer({ ...layered, insetInlineEnd: 0, color: media.inkMuted });
/** A gap in the bar where a chapter begins. */
export const gaps = inLayer({ ...layered, insetInlineEnd: 0, color: media.surface });
export const marks = inLayer({ ...layered, insetInlineEnd: 0, color: media.ink });
export const buffered = inLayer({ ...layered, background: media.inkMuted, opacity: 0.35 });
export const played = inLayer({
  ...layered,
  background: media.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** The part that cannot be reached yet. It is hatched, so that it differs by more than brightness. */
export const locked = inLayer({
  ...layered,
  insetInlineEnd: 0,
  background: `repeating-linear-gradient(135deg, ${media.surface} 0 3px, transparent 3px 6px)`,
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '14px',
  blockSize: '14px',
  border: 0,
  borderRadius: radius.pill,
  background: media.ink,
  boxShadow: `0 0 0 2px ${media.surface}`,
} as const;

export const range = inLayer({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  // The input is half a thumb wider at both ends, so that the centre of the thumb is exactly at its second.
  insetInline: '-7px',
  inlineSize: 'calc(100% + 14px)',
  blockSize: '24px',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { ...ring, borderRadius: radius.control },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
});

export const tip = inLayer({
  ...figures,
  position: 'absolute',
  insetBlockEnd: '100%',
  transform: 'translateX(-50%)',
  paddingInline: space.x2,
  paddingBlock: space.x1,
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
  fontSize: text.s12,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
