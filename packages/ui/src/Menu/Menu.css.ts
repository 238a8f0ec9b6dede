import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { inLayer } from '../style/inLayer.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const root = inLayer({ position: 'relative', display: 'inline-flex' });

export const list = inLayer({
  zIndex: vars.layer.overlay,
  boxSizing: 'border-box',
  // The menu is as wide as its text, because the trigger is often narrower.
  inlineSize: 'max-content',
  minInlineSize: '12rem',
  maxInlineSize: 'min(20rem, 90vw)',
  // Radix sets the space between the trigger and the edge of the window.
  maxBlockSize: 'min(70vh, var(--radix-popper-available-height, 100vh))',
  overflowY: 'auto',
  padding: vars.space.x1,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  color: vars.ink.base,
  boxShadow: vars.shadow.menu,
  animation: `${enter} ${vars.duration.feedback} ${vars.ease.out}`,
});
export const still = inLayer(calm({ animation: 'none' }));

/** Pixels between the trigger and the menu. */
export const gap = 8;

export const item = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.s14,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // The entry under the pointer has the focus as well, and the entry of an open submenu looks the same.
    '&[data-highlighted], &[data-state="open"]': { background: vars.surface.hover },
    // The focused entry is filled and outlined as a whole, because a ring around its text would be hard to
    // see in a menu.
    '&:focus-visible': {
      background: vars.surface.hover,
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
      boxShadow: 'none',
    },
    '&[aria-disabled="true"]': { color: vars.ink.disabled, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: vars.danger.text },
  },
});

/** The space for the tick of a chosen entry, which other entries reserve as well. */
export const tick = inLayer({ display: 'flex', flexShrink: 0, inlineSize: '1.25em' });

/** The text of a choice fills the line, so that a number in it can be at its end. */
export const words = inLayer({ flexGrow: 1, minInlineSize: 0 });

/** The arrow of an entry with a submenu, at the end of its line. */
export const onward = inLayer({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' });

globalStyle(`${item} > svg`, { '@layer': { [layers.components]: { flexShrink: 0 } } });

export const header = inLayer({
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});

export const separator = inLayer({
  border: 0,
  blockSize: '1px',
  margin: vars.space.x1,
  background: vars.line.soft,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
