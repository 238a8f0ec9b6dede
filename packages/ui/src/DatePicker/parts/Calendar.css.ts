import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../../style/focusRing.ts';
import { filled } from '../../style/filled.ts';
import { inLayer } from '../../style/inLayer.ts';
import { feedback } from '../../style/transition.ts';

export const root = inLayer({ display: 'grid', justifyItems: 'center', gap: vars.space.x2 });
export const head = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
});
export const month = inLayer({ margin: 0, fontSize: vars.text.s14, fontWeight: vars.weight.strong });
export const grid = inLayer({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const weekday = inLayer({
  paddingBlock: vars.space.x1,
  color: vars.ink.muted,
  fontSize: vars.text.s12,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
});
export const cell = inLayer({ padding: '1px' });

export const day = inLayer({
  ...feedback('background-color'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5em',
  minBlockSize: '2.5em',
  minInlineSize: vars.size.target,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.ink.base,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.surface.hover },
    '&[data-outside]': { color: vars.ink.muted },
    // Today has a frame and the chosen day a fill, so that they differ by more than colour.
    '&[aria-current="date"]': { borderColor: vars.line.strong, fontWeight: vars.weight.strong },
    '&[data-state="checked"]': {
      ...filled,
      background: vars.accent.fill,
      borderColor: vars.accent.fillEdge,
      color: vars.accent.onFill,
      fontWeight: vars.weight.strong,
    },
    '&[aria-disabled]': { color: vars.ink.disabled, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state="checked"]': { borderColor: 'Highlight' } } },
  },
});
