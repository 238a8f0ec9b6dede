import { createVar } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

/** Width of a cell if there is space for all of them. */
const cellWidth = createVar('cell-width');

export const root = inLayer({
  position: 'relative',
  display: 'inline-flex',
  gap: vars.space.x2,
  maxInlineSize: '100%',
  // A code is read from left to right in every language.
  direction: 'ltr',
});

// The input lies over the cells with transparent text, because the cells show its characters.
export const input = inLayer({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  font: 'inherit',
  cursor: 'text',
  forcedColorAdjust: 'none',
  selectors: {
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: 'none' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const cell = inLayer({
  ...feedback('border-color'),
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  inlineSize: cellWidth,
  // A cell is never narrower than a character; six such cells fit into a narrow form.
  minInlineSize: '1.1em',
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.ink.base,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  selectors: {
    [`${input}:hover:not(:disabled) ~ &`]: { borderColor: vars.ink.muted },
    [`${input}:focus ~ &[data-state="next"]`]: {
      ...focusRing,
      outlineOffset: '1px',
      borderColor: vars.accent.indicator,
    },
    // Autofill is shown by the border of the cells, because the text of the input itself is transparent.
    [`${input}:autofill ~ &`]: { borderColor: vars.accent.indicator },
    [`${root}[data-invalid] &`]: { borderColor: vars.danger.indicator },
    [`${root}[data-disabled] &`]: { background: vars.surface.sunken, color: vars.ink.disabled },
  },
});

const cells = (fontSize: string, height: string) => ({
  vars: { [cellWidth]: `max(1.6em, ${height} * 7 / 8)` },
  fontSize,
  minBlockSize: height,
});
export const size = variantsInLayer(
  {
    sm: cells(vars.text.s14, vars.size.controlSm),
    md: cells(vars.text.s18, vars.size.control),
    lg: cells(vars.text.s24, vars.size.controlLg),
  },
  'size',
);
