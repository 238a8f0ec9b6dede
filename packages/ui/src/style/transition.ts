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
 * Transition of colours on hover and press. It applies only while the person hovers or presses, because a
 * permanent transition would make every element fade by itself when the brand or the appearance changes, which
 * costs ten times as much as the change. It is in a selector block of its own, so that spreading it into a rule
 * overwrites no other property.
 */
export const feedback = (...properties: readonly string[]): StyleRule =>
  whileIn('&:hover, &:focus-visible, &:active', properties);

/**
 * The same for fields, but not on focus, because a fade would take rendering time from the first typed letters.
 */
export const fieldFeedback = (...properties: readonly string[]): StyleRule =>
  whileIn('&:hover, &:active', properties);

/** Transition of movement and opacity that is not caused by the pointer. For colours use `feedback`. */
export const movement = (...properties: readonly ('margin' | 'opacity' | 'transform')[]) => ({
  transitionProperty: properties.join(', '),
  ...timing,
});
