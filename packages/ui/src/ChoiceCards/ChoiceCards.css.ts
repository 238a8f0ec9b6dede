import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.x3,
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
});

export const card = inLayer({
  ...feedback('border-color', 'background-color'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x4,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: vars.accent.indicator },
    '&[data-state="checked"]': {
      borderColor: vars.accent.indicator,
      background: vars.accent.tint1,
      // A second line inside the border instead of a thicker border, so that choosing a card moves nothing.
      boxShadow: `inset 0 0 0 1px ${vars.accent.indicator}`,
    },
    [`${root}[data-invalid] &:not([data-state="checked"], [data-disabled])`]: {
      borderColor: vars.danger.indicator,
    },
    '&:focus-within': focusRing,
    '&:has(:focus:not(:focus-visible))': { outline: 'none' },
    '&[data-disabled]': {
      borderColor: vars.line.soft,
      background: vars.surface.sunken,
      color: vars.ink.disabled,
      cursor: 'not-allowed',
    },
    '&[data-disabled][data-state="checked"]': {
      borderColor: vars.line.strong,
      boxShadow: `inset 0 0 0 1px ${vars.line.strong}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state="checked"]': { borderColor: 'Highlight' } } },
  },
});

// The card draws the focus ring, so the input inside has none.
export const input = inLayer({
  selectors: { '&&:focus-visible': { outline: '2px solid transparent', boxShadow: 'none' } },
});

export const icon = inLayer({
  flexShrink: 0,
  marginBlockStart: '0.1em',
  color: vars.accent.text,
  fontSize: vars.text.s18,
  selectors: { [`${card}[data-disabled] &`]: { color: 'inherit' } },
});
export const words = inLayer({ flex: 1, minInlineSize: 0 });
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
});
export const label = inLayer({ fontWeight: vars.weight.strong });
export const description = inLayer({
  display: 'block',
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  selectors: { [`${card}[data-disabled] &`]: { color: 'inherit' } },
});
