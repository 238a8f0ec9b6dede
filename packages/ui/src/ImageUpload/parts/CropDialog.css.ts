import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../../style/focusRing.ts';
import { inLayer } from '../../style/inLayer.ts';

const { media, space, text } = vars;

export const stage = inLayer({
  display: 'grid',
  placeItems: 'center',
  padding: space.x6,
  borderRadius: vars.radius.card,
  background: media.surface,
  color: media.ink,
  cursor: 'grab',
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { ...focusRing, boxShadow: 'none' },
  },
});

/** The frame is as wide as the dialog, but never so high that the buttons leave the screen. */
export const frame = inLayer({
  position: 'relative',
  inlineSize: 'min(100%, 46dvh * var(--aspect))',
  aspectRatio: 'var(--aspect)',
});

export const view = inLayer({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  transformOrigin: '0 0',
  maxInlineSize: 'none',
});

/** The frame, with a veil over everything outside of the crop. */
export const mask = inLayer({
  position: 'absolute',
  inset: 0,
  border: `2px solid ${media.ink}`,
  boxShadow: `0 0 0 100vmax ${vars.scrim.text}`,
  pointerEvents: 'none',
});
export const circle = inLayer({ selectors: { '&&': { borderRadius: '50%' } } });

export const tools = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  marginBlockStart: space.x4,
});

export const help = inLayer({
  margin: 0,
  marginBlockStart: space.x2,
  color: vars.ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
});
