import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, accent } = vars;

/** A second of a video: a button that goes to it, or in a composer the time of the new entry. */
export const time = inLayer({
  ...feedback('background-color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  boxSizing: 'border-box',
  minBlockSize: '24px',
  paddingBlock: 0,
  paddingInline: space.x2,
  border: 0,
  borderRadius: vars.radius.control,
  background: accent.tint1,
  color: accent.text,
  font: 'inherit',
  fontSize: vars.text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const seek = inLayer({
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: accent.tint2, color: accent.textStrong },
    '&:focus-visible': focusRing,
  },
});
