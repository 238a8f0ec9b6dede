import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { focusRing } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const item = inLayer({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '2px',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '56px',
  paddingInline: vars.space.x1,
  border: 0,
  background: 'transparent',
  color: vars.ink.muted,
  font: 'inherit',
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="page"]': { color: vars.accent.text, fontWeight: vars.weight.strong },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.control },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { color: 'Highlight' } } },
  },
});
export const glyph = inLayer({ fontSize: vars.text.s18 });
export const word = inLayer({
  maxInlineSize: '100%',
  overflow: 'hidden',
  // Text that is enlarged stops growing where a word would no longer fit its entry.
  fontSize: `min(${vars.text.s12}, 4.5vw)`,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The menu of the last entry is as wide as the entry. */
globalStyle(`${root} > [data-component="Menu"]`, {
  '@layer': { [layers.pages]: { display: 'grid', minInlineSize: 0 } },
});
