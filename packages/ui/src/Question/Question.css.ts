import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { phone, thumbSized } from '../style/touch.ts';

const { space, text, ink, line, surface, radius } = vars;

export const root = inLayer({
  boxSizing: 'border-box',
  display: 'grid',
  gap: space.x3,
  minInlineSize: 0,
  padding: `${space.x5} ${space.x6} ${space.x6}`,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  color: ink.base,
  // A page may have 300 questions, so those out of view are neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 320px',
  selectors: { '&[data-invalid]': { borderColor: vars.danger.indicator } },
  '@media': { '(max-width: 37.5rem)': { paddingInline: space.x4 } },
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  minBlockSize: vars.size.controlSm,
});
/** In a narrow question kind and points go below the number, and the buttons stay beside them. */
export const headFacts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 8rem',
  gap: `${space.x1} ${space.x2}`,
  minInlineSize: 0,
});
export const number = inLayer({
  ...figures,
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const required = inLayer({ color: vars.danger.text });
export const headEnd = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginInlineStart: 'auto',
});
export const clear = inLayer({
  ...thumbSized,
  selectors: { '&[data-state="away"]': { visibility: 'hidden' } },
});
/** On a phone the signs of the buttons are enough, so that number, kind and points stay beside them. */
export const word = inLayer({ '@media': { [phone]: { display: 'none' } } });
export const flag = inLayer(thumbSized);
export const flagOn = inLayer({ fill: 'currentColor' });

export const save = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
  // The value is `break-word` instead of `anywhere`, so that a narrow place does not break the time in this
  // text.
  overflowWrap: 'break-word',
  selectors: {
    '&[data-state="saved"]': { color: vars.success.text },
    '&[data-state="unsaved"]': { color: vars.warning.text },
    '&[data-state="offline"]': { color: vars.warning.text },
  },
});

export const fieldset = inLayer({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** A legend takes no part in the grid of its fieldset, so it has its own margin. */
export const legend = inLayer({
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: 0,
  paddingBlockEnd: space.x4,
  fontSize: text.s16,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  // A fill-in question has its fields inside of the legend, so nothing follows it.
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
export const stem = inLayer({ fontSize: text.s16, lineHeight: vars.leading.base, overflowWrap: 'anywhere' });

export const tally = inLayer({ color: ink.muted, fontSize: text.s13, fontVariantNumeric: 'tabular-nums' });
export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
});
export const complaint = inLayer({ margin: 0, color: vars.danger.text, fontSize: text.s14 });
export const warning = inLayer({ color: vars.warning.text });
/** The reason why the answer cannot be handed in, below the answer. */
export const problem = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  color: vars.danger.text,
  fontSize: text.s14,
});
