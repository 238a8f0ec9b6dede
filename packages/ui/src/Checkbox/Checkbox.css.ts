import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

export const root = inLayer({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minBlockSize: vars.size.target,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.ink.disabled, cursor: 'not-allowed' } },
});

const filled = { background: vars.accent.indicator, borderColor: vars.accent.indicator };
const tick = 'polygon(14% 52%, 24% 42%, 41% 59%, 77% 21%, 87% 31%, 41% 79%)';
const dash = 'polygon(16% 42%, 84% 42%, 84% 58%, 16% 58%)';

export const box = inLayer({
  ...feedback('background-color', 'border-color'),
  appearance: 'none',
  boxSizing: 'border-box',
  flexShrink: 0,
  display: 'grid',
  inlineSize: '18px',
  blockSize: '18px',
  // Centres the box on the first line at any text size.
  margin: 0,
  marginBlockStart: `calc((1em * ${vars.leading.base} - 18px) / 2)`,
  border: `1.5px solid ${vars.line.strong}`,
  borderRadius: '4px',
  background: vars.surface.raised,
  cursor: 'inherit',
  '::before': { content: '""', background: 'transparent' },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.accent.indicator },
    '&:checked, &:indeterminate': filled,
    '&:checked::before': { clipPath: tick, background: vars.surface.raised },
    '&:indeterminate::before': { clipPath: dash, background: vars.surface.raised },
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: vars.danger.indicator },
    '&:disabled': { background: vars.surface.sunken, borderColor: vars.line.soft },
    '&:disabled:checked::before, &:disabled:indeterminate::before': { background: vars.ink.disabled },
  },
  // In forced colours the native box is shown, because it shows its state in any contrast theme.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
