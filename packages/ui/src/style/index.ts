/**
 * Rules for style modules (`.css.ts`) of pages and components outside of this package. They are plain objects
 * to spread into own rules, so importing them adds no style sheet. They use only tokens and so follow every
 * theme.
 *
 * @packageDocumentation
 */
export { calm } from './calm.ts';
export { aboveLink, cardTitle, lift, paper, stretchedLink } from './cardRules.ts';
export { dottedFact, dottedRow } from './dotted.ts';
export { figures, ownOrder } from './figures.ts';
export { filled } from './filled.ts';
export { focusRing } from './focusRing.ts';
export { night } from './night.ts';
export { bottomBarHeight, phone, roomy, thumb, thumbSized } from './touch.ts';
export { feedback, fieldFeedback, movement } from './transition.ts';
export { evenLines } from './wrapping.ts';
