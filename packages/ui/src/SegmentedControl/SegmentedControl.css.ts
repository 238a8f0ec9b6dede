import { vars } from '@stoa/theme/tokens';
import { filled } from '../style/filled.ts';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { phone, thumb } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

export const root = inLayer({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  padding: '3px',
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  // On a phone the segments extend to the edge of the box, because they are pressed with a thumb.
  '@media': { [phone]: { padding: 0 } },
});

export const segment = inLayer({
  ...feedback('background-color', 'color'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // In a second line the segments fill the box, so that none is alone at its start.
  flexGrow: 1,
  gap: vars.space.x1,
  minBlockSize: `calc(${vars.size.controlSm} - 2px)`,
  minInlineSize: vars.size.target,
  paddingInline: vars.space.x3,
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.ink.base },
    '&[data-state="checked"]': {
      background: vars.surface.raised,
      borderColor: vars.line.soft,
      color: vars.ink.base,
      fontWeight: vars.weight.strong,
    },
    '&:focus-within': focusRing,
    '&:has(:focus:not(:focus-visible))': { outline: 'none', boxShadow: 'none' },
    '&[data-disabled]': { color: vars.ink.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [phone]: { minInlineSize: thumb, minBlockSize: thumb },
    '(forced-colors: active)': {
      selectors: {
        '&[data-state="checked"]': {
          ...filled,
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

// The native radio button covers the segment and is transparent, so that keys, forms and screen readers work.
export const radio = inLayer({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
