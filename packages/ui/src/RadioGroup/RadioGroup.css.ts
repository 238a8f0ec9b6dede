import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

export const root = inLayer({ display: 'flex', minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const orientation = variantsInLayer(
  {
    block: { flexDirection: 'column', gap: vars.space.x2 },
    inline: { flexWrap: 'wrap', columnGap: vars.space.x5, rowGap: vars.space.x2 },
  },
  'orientation',
);

export const option = inLayer({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.ink.disabled, cursor: 'not-allowed' } },
});

export const radio = inLayer({
  ...feedback('background-color', 'border-color'),
  appearance: 'none',
  boxSizing: 'border-box',
  flexShrink: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  // Centres the circle on the first line at any text size.
  margin: 0,
  marginBlockStart: `calc((1em * ${vars.leading.base} - 18px) / 2)`,
  border: `1.5px solid ${vars.line.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  cursor: 'inherit',
  '::before': {
    content: '""',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.pill,
    background: 'transparent',
  },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.accent.indicator },
    '&:checked': { background: vars.accent.indicator, borderColor: vars.accent.indicator },
    '&:checked::before': { background: vars.surface.raised },
    '&:focus-visible': focusRing,
    [`${root}[data-invalid] &:not(:checked)`]: { borderColor: vars.danger.indicator },
    '&:disabled': { background: vars.surface.sunken, borderColor: vars.line.soft },
    '&:disabled:checked::before': { background: vars.ink.disabled },
  },
  // Forced colours bring back the native circle, which shows its state in any contrast theme.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const description = inLayer({
  display: 'block',
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  selectors: { [`${option}[data-disabled] &`]: { color: 'inherit' } },
});
