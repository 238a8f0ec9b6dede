import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { roomBounds } from './room.ts';

const { media, space, text, radius } = vars;
const narrow = `(max-width: ${roomBounds.least}px)`;

export const root = inLayer({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  background: media.surface,
  color: media.ink,
  fontSize: text.s14,
  lineHeight: vars.leading.tight,
  selectors: {
    '&[data-idle]': { cursor: 'none' },
    // A click gives the player the focus only so that its keys work, so no ring is shown.
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${media.accent}`, outlineOffset: '-2px' },
    '&:fullscreen': { aspectRatio: 'auto', blockSize: '100%' },
  },
});

const fill = { position: 'absolute', inset: 0 } as const;

/**
 * Contains all that is drawn. The mini player lets this element float, while the root keeps the place in the
 * page.
 */
export const frame = inLayer({
  ...fill,
  display: 'grid',
  overflow: 'hidden',
  background: media.surface,
  containerType: 'inline-size',
});

export const backdrop = inLayer({ ...fill, overflow: 'hidden' });
export const video = inLayer({ ...fill, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

/** The film before it is played for the first time: the button in the middle, and its title below. */
export const poster = inLayer({
  ...fill,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x3,
  // Centres the button in the part of the film that the controls do not cover.
  paddingBlockEnd: '64px',
  paddingInline: space.x6,
  pointerEvents: 'none',
  selectors: {
    // In a later pause people look at the picture, so the button is hidden, except on a phone, whose controls
    // are small.
    '[data-state="paused"] &[data-started]': { visibility: 'hidden' },
  },
  '@container': {
    [narrow]: {
      paddingBlockEnd: '48px',
      selectors: { '[data-state="paused"] &[data-started]': { visibility: 'visible' } },
    },
  },
});
export const bigPlay = inLayer({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'clamp(56px, 9cqi, 72px)',
  blockSize: 'clamp(56px, 9cqi, 72px)',
  borderRadius: radius.pill,
  background: media.surface,
  color: media.ink,
  fontSize: 'clamp(22px, 4cqi, 30px)',
  opacity: 0.92,
});
export const posterWords = inLayer({
  display: 'flex',
  gap: space.x3,
  maxInlineSize: '32em',
  paddingInline: space.x3,
  paddingBlock: space.x1,
  borderRadius: radius.control,
  background: media.surface,
  fontSize: text.s16,
  opacity: 0.92,
  // The title of the page is right below a narrow film.
  '@container': { [narrow]: { display: 'none' } },
});
export const posterTitle = inLayer({
  minInlineSize: 0,
  overflow: 'hidden',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
export const posterLength = inLayer({ ...figures, flexShrink: 0, color: media.inkMuted });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const spinner = inLayer({
  ...fill,
  margin: 'auto',
  inlineSize: '48px',
  blockSize: '48px',
  boxSizing: 'border-box',
  border: `3px solid ${media.track}`,
  borderBlockStartColor: media.ink,
  borderRadius: radius.pill,
  pointerEvents: 'none',
  animation: `${turn} 0.9s linear infinite`,
  // Without the animation the ring with its one bright quarter still shows that something is loading.
  ...calm({ animation: 'none' }),
});

const floating = {
  position: 'absolute',
  paddingInline: space.x3,
  paddingBlock: space.x2,
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
} as const;

export const notice = inLayer({
  ...floating,
  insetBlockStart: space.x4,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  pointerEvents: 'none',
  selectors: { '&[data-quiet]': { opacity: 0 }, '&:empty': { opacity: 0 } },
});
