import { vars } from '@stoa/theme/tokens';
import { firstInGrid } from '../style/firstInGrid.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

export const root = inLayer({
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  // Not `background`, here and in the other pieces of which pages have hundreds: the browser substitutes a
  // variable in each of the ten properties of the shorthand whenever the brand colour changes.
  backgroundColor: vars.surface.raised,
  color: vars.ink.base,
});

export const padding = variantsInLayer(
  {
    none: { padding: 0, overflow: 'hidden' },
    sm: { padding: vars.space.x4 },
    md: { padding: vars.space.x5 },
    lg: { padding: vars.space.x6 },
  },
  'padding',
);

export const interactive = inLayer({
  ...feedback('border-color', 'transform'),
  // Interactive cards are usually part of long lists, so the browser skips drawing those out of view. Other
  // cards do not get this property, because it would cut off menus that float over their edge.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 200px',
  selectors: {
    '&:hover, &:focus-within': { borderColor: vars.accent.borderSoft },
    '&:hover': { transform: 'translateY(-2px)' },
    '[data-stoa-motion="reduced"] &:hover': { transform: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:hover': { transform: 'none' } } },
    '(forced-colors: active)': { selectors: { '&:hover': { borderColor: 'Highlight' } } },
  },
});
firstInGrid(interactive);

export const tinted = inLayer({
  selectors: { '&&': { backgroundColor: vars.accent.tint1, borderColor: vars.accent.borderSoft } },
});
