import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { phone } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

export const root = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  columnGap: vars.space.x5,
  minBlockSize: vars.size.header,
});

export const brand = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  color: vars.ink.base,
  fontSize: vars.text.s16,
  fontWeight: vars.weight.strong,
  // On a phone the entries are in the bar at the lower edge. A long name has several lines beside the tools, which
  // are on a second line only where the text is so large that a word of the name would be broken.
  selectors: { '[data-bottom-bar] &': { '@media': { [phone]: { flex: '1 1 8.5em' } } } },
});

export const nav = inLayer({
  display: 'flex',
  flex: '1 1 auto',
  gap: vars.space.x5,
  minInlineSize: 0,
  // On narrow pages the entries have a second line that scrolls by itself, so that all can be reached.
  '@media': { '(max-width: 48rem)': { order: 3, flexBasis: '100%' } },
  selectors: {
    // On a phone the entries are in the bar at the lower edge, where the thumb is.
    '[data-bottom-bar] &': { '@media': { [phone]: { display: 'none' } } },
  },
});

export const list = inLayer({
  display: 'flex',
  gap: vars.space.x5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // With a menu for the entries that do not fit, the row does not scroll.
  selectors: { '&[data-fitted]': { position: 'relative', overflow: 'hidden' } },
});

export const item = inLayer({
  display: 'flex',
  alignItems: 'stretch',
  selectors: { '&[data-behind]': { position: 'absolute', visibility: 'hidden' } },
});

export const link = inLayer({
  ...feedback('color', 'border-color'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  borderBlock: '2px solid transparent',
  color: vars.ink.muted,
  fontSize: vars.text.s14,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.ink.base },
    '&[aria-current="page"]': {
      color: vars.ink.base,
      fontWeight: vars.weight.strong,
      borderBlockEndColor: vars.accent.indicator,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.control },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const end = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  selectors: { '[data-bottom-bar] &': { '@media': { [phone]: { flexShrink: 0 } } } },
});
