import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback, movement } from '../style/transition.ts';

export const root = inLayer({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minBlockSize: vars.size.target,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.ink.disabled, cursor: 'not-allowed' } },
});

export const spread = inLayer({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
});

export const track = inLayer({
  ...feedback('background-color', 'border-color'),
  appearance: 'none',
  boxSizing: 'border-box',
  flexShrink: 0,
  display: 'grid',
  alignItems: 'center',
  inlineSize: '40px',
  blockSize: '24px',
  margin: 0,
  // Centres the track on the first line at any text size.
  marginBlockStart: `calc((1em * ${vars.leading.base} - 24px) / 2)`,
  padding: '3px',
  border: `1.5px solid ${vars.line.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  cursor: 'inherit',
  '::before': {
    ...movement('margin'),
    content: '""',
    inlineSize: '15px',
    blockSize: '15px',
    borderRadius: vars.radius.pill,
    background: vars.line.strong,
    forcedColorAdjust: 'none',
  },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.accent.indicator },
    '&:checked': { background: vars.accent.indicator, borderColor: vars.accent.indicator },
    // Position and shape show the state as well as the colour.
    '&:checked::before': { marginInlineStart: '16px', background: vars.surface.raised },
    '&:focus-visible': focusRing,
    '&:disabled': { background: vars.surface.sunken, borderColor: vars.line.soft },
    '&:disabled::before': { background: vars.ink.disabled },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      '::before': { background: 'ButtonText' },
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
