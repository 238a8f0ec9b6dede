import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { calm } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const shake = keyframes({ '25%': { translate: '-3px' }, '75%': { translate: '3px' } });
const still = calm({ animation: 'none' });

export const root = inLayer({
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  '@media': still['@media'],
  selectors: {
    '&[data-invalid]': { animation: `${shake} ${vars.duration.feedback} ${vars.ease.out} 2` },
    ...still.selectors,
  },
});

/** Icon and indent are the same as those of the errors at the fields above. */
export const error = inLayer({
  display: 'flex',
  gap: vars.space.x1,
  margin: 0,
  color: vars.danger.text,
  fontSize: vars.text.s13,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.x1 } },
});
export const errorIcon = inLayer({ marginBlockStart: '0.2em' });
