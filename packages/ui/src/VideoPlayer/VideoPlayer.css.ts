import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { media, space, text, radius } = vars;

/** On a film, where neither page nor surface is known: the palette's own accent and a dark gap. */
const ring = {
  outline: `2px solid ${media.accent}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${media.surface}`,
} as const;

export const root = inLayer({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  background: media.surface,
  color: media.ink,
  fontSize: text.s14,
  lineHeight: vars.leading.tight,
  containerType: 'inline-size',
  selectors: {
    '&[data-idle]': { cursor: 'none' },
    // Focus by click, only to catch the keys.
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${media.accent}`, outlineOffset: '-2px' },
    '&:fullscreen': { aspectRatio: 'auto', blockSize: '100%' },
  },
});

const fill = { position: 'absolute', inset: 0 } as const;

export const backdrop = inLayer({ ...fill, overflow: 'hidden' });
export const video = inLayer({ ...fill, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const bigPlay = inLayer({
  ...fill,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'clamp(48px, 9cqi, 72px)',
  blockSize: 'clamp(48px, 9cqi, 72px)',
  borderRadius: radius.pill,
  background: media.surface,
  color: media.ink,
  fontSize: 'clamp(20px, 4cqi, 30px)',
  pointerEvents: 'none',
  opacity: 0.92,
});

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
  // Still a sign without the turning: the ring with its one bright quarter.
  ...calm({ animation: 'none' }),
});

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
  selectors: {
    '[data-idle] > &': { insetBlockEnd: space.x8 },
    '&[data-size="sm"]': { fontSize: 'clamp(12px, 1.7cqi, 20px)' },
    '&[data-size="lg"]': { fontSize: 'clamp(18px, 3cqi, 36px)' },
  },
});
export const captionLine = inLayer({
  paddingInline: space.x3,
  paddingBlock: '1px',
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
});

export const bar = inLayer({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  paddingInline: space.x4,
  paddingBlock: `${space.x8} ${space.x2}`,
  background: `linear-gradient(to top, ${vars.scrim.backdrop}, ${vars.scrim.large} 60%, transparent)`,
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.enter,
  transitionTimingFunction: vars.ease.out,
  selectors: { '[data-idle] > &': { opacity: 0, pointerEvents: 'none' } },
});

export const row = inLayer({
  display: 'flex',
  // In a very narrow player a second row is better than a lost button.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
});
export const gap = inLayer({ flex: 1, minInlineSize: 0 });

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
  // '+10' and '1.25×' are signs of the timeline, which runs left to right.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: media.raised },
    '&:focus-visible': { ...ring, background: media.raised },
    '&:disabled': { color: media.inkMuted, cursor: 'not-allowed' },
  },
  '@container': { '(max-width: 480px)': { minInlineSize: '30px', paddingInline: space.x1 } },
});

/** Rarely used controls give way in a narrow player; their keys stay. */
export const wide = inLayer({
  display: 'contents',
  '@container': { '(max-width: 560px)': { display: 'none' } },
});

export const clock = inLayer({
  paddingInline: space.x2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textShadow: `0 0 4px ${media.surface}`,
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
export const marks = inLayer({ ...layered, insetInlineEnd: 0, color: media.ink });
export const buffered = inLayer({ ...layered, background: media.inkMuted, opacity: 0.35 });
export const played = inLayer({
  ...layered,
  background: media.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** Hatched, not only dimmer: what cannot be reached yet. */
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
  // Half a thumb beyond both ends, so that its middle stands on the second it means.
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
  position: 'absolute',
  insetBlockEnd: '100%',
  transform: 'translateX(-50%)',
  paddingInline: space.x2,
  paddingBlock: space.x1,
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
  fontSize: text.s12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const volume = inLayer({
  accentColor: media.ink,
  inlineSize: '72px',
  blockSize: '24px',
  margin: 0,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...ring, borderRadius: radius.control } },
  '@container': { '(max-width: 560px)': { display: 'none' } },
});

export const menuRoot = inLayer({ position: 'relative', display: 'inline-flex' });
export const menu = inLayer({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space.x2})`,
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'grid',
  boxSizing: 'border-box',
  minInlineSize: '128px',
  // The film may be small; the menu scrolls inside it.
  maxBlockSize: 'min(320px, 60cqb, 46cqi)',
  overflowY: 'auto',
  padding: space.x1,
  border: `1px solid ${media.track}`,
  borderRadius: radius.control,
  background: media.surface,
});
export const menuGroup = inLayer({ display: 'grid', margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const menuTitle = inLayer({
  paddingInline: space.x3,
  paddingBlock: space.x1,
  color: media.inkMuted,
  fontSize: text.s12,
});
export const menuItem = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: '32px',
  paddingInline: space.x2,
  paddingBlock: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: media.ink,
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: media.raised },
    '&:focus-visible': {
      background: media.raised,
      outline: `2px solid ${media.accent}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled="true"]': { color: media.inkMuted, cursor: 'not-allowed' },
  },
});
export const menuCheck = inLayer({ display: 'inline-flex', inlineSize: '1em', color: media.accent });
export const menuNote = inLayer({ marginInlineStart: 'auto', color: media.inkMuted, fontSize: text.s12 });

const floating = {
  position: 'absolute',
  paddingInline: space.x3,
  paddingBlock: space.x2,
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
} as const;

export const chip = inLayer({
  ...floating,
  insetBlockStart: space.x4,
  insetInlineStart: space.x4,
  display: 'flex',
  gap: space.x3,
  alignItems: 'center',
});
export const chipAction = inLayer({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: media.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { ...ring, borderRadius: radius.control },
  },
});

export const notice = inLayer({
  ...floating,
  insetBlockStart: space.x4,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  pointerEvents: 'none',
  selectors: { '&[data-quiet]': { opacity: 0 }, '&:empty': { opacity: 0 } },
});

export const panel = inLayer({
  ...fill,
  margin: 'auto',
  display: 'grid',
  gap: space.x3,
  alignContent: 'center',
  boxSizing: 'border-box',
  inlineSize: 'min(420px, 92%)',
  blockSize: 'fit-content',
  maxBlockSize: '92%',
  overflowY: 'auto',
  padding: space.x5,
  border: `1px solid ${media.track}`,
  borderRadius: radius.card,
  background: media.surface,
  color: media.ink,
});
export const panelTitle = inLayer({ fontSize: text.s16, fontWeight: vars.weight.strong });
export const panelText = inLayer({ margin: 0, color: media.inkMuted, lineHeight: vars.leading.base });
export const panelActions = inLayer({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

const action = {
  minBlockSize: '36px',
  paddingInline: space.x4,
  paddingBlock: 0,
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
} as const;
export const primary = inLayer({
  ...action,
  border: 0,
  background: media.ink,
  color: media.surface,
  selectors: { '&:focus-visible': ring },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
export const secondary = inLayer({
  ...action,
  border: `1px solid ${media.inkMuted}`,
  background: 'transparent',
  color: media.ink,
  selectors: { '&:focus-visible': ring },
});

export const helpHead = inLayer({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const help = inLayer({ display: 'grid', gap: space.x1, margin: 0, fontSize: text.s13 });
export const helpRow = inLayer({ display: 'flex', justifyContent: 'space-between', gap: space.x4 });
export const helpKeys = inLayer({ display: 'flex', gap: space.x1, margin: 0 });
export const kbd = inLayer({
  minInlineSize: '20px',
  paddingInline: space.x1,
  border: `1px solid ${media.track}`,
  borderRadius: '4px',
  background: media.raised,
  font: 'inherit',
  fontSize: text.s12,
  lineHeight: 1.6,
  textAlign: 'center',
});
