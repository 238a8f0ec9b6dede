import { vars } from '@stoa/theme/tokens';
import type { StyleRule } from '@vanilla-extract/css';

const timing = {
  transitionDuration: vars.duration.feedback,
  transitionTimingFunction: vars.ease.out,
};

const whileIn = (states: string, properties: readonly string[]): StyleRule => ({
  '@supports': {
    '(transition: none)': {
      selectors: { [states]: { transitionProperty: properties.join(', '), ...timing } },
    },
  },
});

/**
 * Feedback of colours on hover and press. Only while a person is at it: a transition that always stands would make
 * each element fade by itself when the brand or the appearance changes, which costs ten times the change.
 * In its own block, so that it meets no other key of the rule that it is spread into.
 */
export const feedback = (...properties: readonly string[]): StyleRule =>
  whileIn('&:hover, &:focus-visible, &:active', properties);

/** The same for a field: its focus stands at once, because the first letters would share their frames with a fade. */
export const fieldFeedback = (...properties: readonly string[]): StyleRule =>
  whileIn('&:hover, &:active', properties);

/** Movement and fading that is not the pointer's: never a colour, see `feedback`. */
export const movement = (...properties: readonly ('margin' | 'opacity' | 'transform')[]) => ({
  transitionProperty: properties.join(', '),
  ...timing,
});
