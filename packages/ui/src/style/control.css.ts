import { vars } from '@stoa/theme/tokens';
import { focusRing } from './focusRing.ts';
import { inLayer, variantsInLayer } from './inLayer.ts';
import { roomy } from './touch.ts';
import { fieldFeedback } from './transition.ts';

const paper = {
  ...fieldFeedback('border-color'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.ink.base,
} as const;

const hover = { borderColor: vars.ink.muted };
const focus = { ...focusRing, outlineOffset: '1px', borderColor: vars.accent.indicator };
const invalid = { borderColor: vars.danger.indicator };
const disabled = {
  background: vars.surface.sunken,
  color: vars.ink.disabled,
  cursor: 'not-allowed',
} as const;

/** The box of a text field, a select or a text area that is itself the root. */
export const control = inLayer({
  ...paper,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  selectors: {
    '&:hover:not(:disabled)': hover,
    '&:focus-visible': focus,
    '&[aria-invalid="true"]': invalid,
    '&:disabled': disabled,
    '&::placeholder': { color: vars.ink.muted, opacity: 1 },
  },
});

/** The same box around a bare control and the content beside it. */
export const frame = inLayer({
  ...paper,
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '&:hover:not([data-disabled])': hover,
    '&:focus-within': focus,
    // A button inside has its own focus ring.
    '&:has(button:focus-visible)': { outline: 'none', boxShadow: 'none' },
    '&[data-invalid]': invalid,
    '&[data-disabled]': disabled,
  },
});

/** The control inside of `frame`, which draws the box and the focus ring. */
export const bare = inLayer({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  margin: 0,
  border: 0,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  background: 'transparent',
  color: 'inherit',
  appearance: 'none',
  selectors: {
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: 'none' },
    '&::placeholder': { color: vars.ink.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const controlSize = variantsInLayer(
  {
    sm: { minBlockSize: vars.size.controlSm, fontSize: vars.text.s13, ...roomy },
    md: { minBlockSize: vars.size.control, fontSize: vars.text.s14 },
    lg: { minBlockSize: vars.size.controlLg, fontSize: vars.text.s16 },
  },
  'control-size',
);
