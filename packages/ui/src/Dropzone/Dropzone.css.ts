import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { evenLines } from '../style/wrapping.ts';

const { space, text } = vars;

export const root = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });

export const area = inLayer({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x2,
  paddingBlock: space.x8,
  paddingInline: space.x5,
  border: `1px dashed ${vars.line.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  textAlign: 'center',
  selectors: {
    '&:hover:not([data-disabled])': { background: vars.surface.hover },
    '&&[data-state="over"]': {
      borderStyle: 'solid',
      borderColor: vars.accent.indicator,
      background: vars.accent.tint1,
    },
    '&[data-invalid]': { borderColor: vars.danger.indicator },
    '&:focus-within': focusRing,
    '&[data-disabled]': { background: vars.surface.sunken, color: vars.ink.disabled },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state="over"]': { borderColor: 'Highlight' } } },
  },
});

export const compact = inLayer({
  selectors: {
    '&&': {
      flexDirection: 'row',
      gap: space.x3,
      paddingBlock: space.x3,
      paddingInline: space.x4,
      textAlign: 'start',
    },
  },
});

export const glyph = inLayer({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.pill,
  background: vars.accent.tint2,
  color: vars.accent.text,
  fontSize: text.s20,
  selectors: {
    '[data-disabled] > &': { background: vars.surface.sunken, color: vars.ink.disabled },
  },
});

export const words = inLayer({ display: 'grid', gap: space.x1, minInlineSize: 0 });

export const choose = inLayer({
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.base,
});

export const rules = inLayer({
  ...evenLines,
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/**
 * The file input covers the whole area and is transparent: a press anywhere opens the browser's file dialog,
 * and keyboard and screen readers reach a native control.
 */
export const input = inLayer({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::file-selector-button': { cursor: 'inherit' }, '&:disabled': { cursor: 'not-allowed' } },
});
