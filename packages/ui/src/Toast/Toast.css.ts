import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { inLayer } from '../style/inLayer.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const viewport = inLayer({
  position: 'fixed',
  insetBlockEnd: vars.space.x6,
  insetInline: vars.space.x4,
  zIndex: vars.layer.toast,
  // The empty region must not cover the buttons of the page.
  pointerEvents: 'none',
});

export const list = inLayer({ display: 'flex', justifyContent: 'center' });

export const toast = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  maxInlineSize: 'min(36rem, 100%)',
  minBlockSize: '44px',
  paddingBlock: vars.space.x2,
  paddingInline: `${vars.space.x4} ${vars.space.x2}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.inverse.surface,
  color: vars.ink.inverse,
  boxShadow: vars.shadow.menu,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  animation: `${enter} ${vars.duration.enter} ${vars.ease.out}`,
  selectors: {
    // The message follows the finger, until the finger has moved far enough to close it.
    '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
  },
});

export const still = inLayer(calm({ animation: 'none' }));

/** Buttons on the inverse surface have its text colour, in every tone and state. */
export const button = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.controlSm,
  minInlineSize: vars.size.controlSm,
  paddingInline: vars.space.x2,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.ink.inverse,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.inverse.hover },
    '&:focus-visible': { outline: `2px solid ${vars.ink.inverse}`, outlineOffset: '-2px', boxShadow: 'none' },
  },
});

export const action = inLayer({ fontWeight: vars.weight.strong, textDecorationLine: 'underline' });
