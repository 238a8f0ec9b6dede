import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { media, space, text } = vars;

export const root = inLayer({ minInlineSize: 0 });
export const grid = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = inLayer({ display: 'grid', gap: space.x2, alignContent: 'start', minInlineSize: 0 });
export const pair = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space.x5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const whole = inLayer({
  ...feedback('border-color'),
  display: 'grid',
  inlineSize: '100%',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: 'transparent',
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: vars.line.strong }, '&:focus-visible': focusRing },
});
/** The space is reserved before the picture has loaded, so that nothing moves. */
export const wholePicture = inLayer({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  maxBlockSize: '72dvh',
  objectFit: 'contain',
});
export const thumb = inLayer({
  ...feedback('border-color'),
  display: 'block',
  aspectRatio: '4 / 3',
  inlineSize: '100%',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: vars.line.strong }, '&:focus-visible': focusRing },
});
export const thumbPicture = inLayer({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const under = inLayer({
  margin: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.tight,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const viewer = inLayer({
  boxSizing: 'border-box',
  inlineSize: '100dvw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: media.surface,
  color: media.ink,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    '&::backdrop': { background: vars.scrim.backdrop },
  },
});
export const bar = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  paddingInline: space.x4,
  paddingBlock: space.x2,
});
export const position = inLayer({
  ...figures,
  flex: 1,
  color: media.inkMuted,
  fontSize: text.s14,
});

const ring = {
  outline: `2px solid ${media.accent}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${media.surface}`,
} as const;

export const tool = inLayer({
  ...feedback('background-color'),
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: media.ink,
  fontSize: text.s18,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: media.raised },
    '&:focus-visible': ring,
    '&[aria-disabled="true"]': {
      color: media.inkMuted,
      background: 'transparent',
      cursor: 'default',
      opacity: 0.5,
    },
  },
});
export const stage = inLayer({
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    '&[data-zoomed]': { overflow: 'auto', touchAction: 'auto' },
    '&:focus-visible': ring,
  },
});
export const picture = inLayer({ display: 'block', objectFit: 'contain', userSelect: 'none' });
export const failed = inLayer({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  margin: 0,
  color: media.inkMuted,
});
export const foot = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  paddingInline: space.x4,
  paddingBlock: space.x3,
});
export const caption = inLayer({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '6lh',
  margin: 0,
  overflow: 'auto',
  fontSize: text.s16,
  lineHeight: vars.leading.base,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
