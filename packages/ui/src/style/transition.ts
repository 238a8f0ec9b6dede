import { vars } from '@stoa/theme/tokens';

/** Feedback on hover and press for the named properties. */
export const feedback = (...properties: readonly string[]) => ({
  transitionProperty: properties.join(', '),
  transitionDuration: vars.duration.feedback,
  transitionTimingFunction: vars.ease.out,
});
