import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { phone, thumb } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

const { space, ink, surface, text, accent } = vars;

/** An action of a row. It is inconspicuous, because a page has many of them. */
export const action = inLayer({
  ...feedback('background-color', 'color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  boxSizing: 'border-box',
  minInlineSize: vars.size.target,
  minBlockSize: '28px',
  margin: 0,
  paddingBlock: 0,
  paddingInline: space.x2,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: ink.muted,
  font: 'inherit',
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.hover, color: ink.base },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { color: accent.text },
  },
  '@media': { [phone]: { minInlineSize: thumb, minBlockSize: thumb } },
});

/** A line of actions, whose first one is aligned with the text above. */
export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  marginInlineStart: `calc(-1 * ${space.x2})`,
});

/** The line that says that something could not be sent, with a button to retry. */
export const failed = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x1}`,
  color: vars.danger.text,
  fontSize: text.s13,
});
export const failedWords = inLayer({ marginInlineEnd: space.x1 });
