import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { bottomBarHeight, phone } from '../style/touch.ts';

const bottomBarRoom = `calc(${bottomBarHeight} + env(safe-area-inset-bottom))`;

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.surface.page,
  color: vars.ink.base,
  selectors: {
    // The end of the page can be scrolled clear of the bar.
    '&[data-bottom-bar]': { '@media': { [phone]: { paddingBlockEnd: bottomBarRoom } } },
  },
  // A printed page contains only the content, without the bars around it.
  '@media': { print: { display: 'block', minBlockSize: 0, background: 'none' } },
});

/** What gets the focus is scrolled clear of the bar as well. */
globalStyle('html:has([data-bottom-bar])', {
  '@layer': {
    [layers.components]: {
      '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${bottomBarRoom} + ${vars.space.x4})` } },
    },
  },
});

export const bottomBar = inLayer({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'grid',
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: vars.layer.sticky,
      boxSizing: 'border-box',
      minBlockSize: bottomBarRoom,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `1px solid ${vars.line.soft}`,
      background: vars.surface.raised,
    },
    print: { display: 'none' },
  },
});

export const skip = inLayer({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x4,
  zIndex: vars.layer.overlay,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.control,
  background: vars.surface.overlay,
  color: vars.accent.text,
  fontWeight: vars.weight.strong,
  // The link is moved off the page instead of hidden, because a hidden link would get no focus from the first
  // Tab.
  selectors: {
    '&:not(:focus)': { transform: 'translateY(calc(-100% - 4rem))' },
    '&:focus': focusRing,
  },
});

const bar = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  // At 400 % zoom a sticky header would cover much of the text, so it scrolls with the page.
  '@media': { '(max-height: 30rem)': { position: 'static' }, print: { display: 'none' } },
} as const;

export const header = inLayer({ ...bar, minBlockSize: vars.size.header });

export const slimHeader = inLayer({
  ...bar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '48px',
});

export const main = inLayer({
  flex: '1 0 auto',
  minInlineSize: 0,
  scrollMarginBlockStart: vars.size.header,
  selectors: {
    // The footer starts below the window, so that nothing in view moves while the page is loading, and the
    // window has its scroll bar from the start.
    '&:not(:last-child)': { minBlockSize: `calc(100dvh - ${vars.size.header})` },
    // The skip link gives `main` the focus only so that the next Tab continues from there; a ring around the
    // whole page would mislead.
    '&:focus': { outline: 'none', boxShadow: 'none' },
  },
});

export const footer = inLayer({
  '@media': { print: { display: 'none' } },
  paddingBlock: vars.space.x8,
  borderBlockStart: `1px solid ${vars.line.soft}`,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
