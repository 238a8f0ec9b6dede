import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { filled } from '../style/filled.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { toneVars } from '../style/tone.css.ts';
import { feedback } from '../style/transition.ts';

const usable = '&:hover:not([data-disabled])';
const iconOnly = '&[data-icon-only]';
const pressed = '&:active:not([data-disabled])';

export const root = inLayer({
  ...feedback('background-color', 'border-color', 'color'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  margin: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: 'inherit',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-loading]': { cursor: 'progress' },
    '&[data-icon-only="round"]': { borderRadius: vars.radius.pill },
  },
});

export const size = variantsInLayer(
  {
    sm: {
      minBlockSize: vars.size.controlSm,
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x3,
      fontSize: vars.text.s13,
      selectors: { [iconOnly]: { inlineSize: vars.size.controlSm, padding: 0, fontSize: vars.text.s14 } },
    },
    md: {
      minBlockSize: vars.size.control,
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x4,
      fontSize: vars.text.s14,
      selectors: { [iconOnly]: { inlineSize: vars.size.control, padding: 0, fontSize: vars.text.s16 } },
    },
    lg: {
      minBlockSize: vars.size.controlLg,
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x5,
      fontSize: vars.text.s16,
      selectors: { [iconOnly]: { inlineSize: vars.size.controlLg, padding: 0, fontSize: vars.text.s18 } },
    },
  },
  'size',
);

// Neutral words are plain ink: the softer neutral would look like a button that is off.
const plain = { '&[data-tone="neutral"]': { color: vars.ink.base } };

const greyed = {
  color: vars.ink.disabled,
  '@media': { '(forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' } },
};

export const variant = variantsInLayer(
  {
    solid: {
      ...filled,
      color: toneVars.onFill,
      background: toneVars.fill,
      borderColor: toneVars.fillEdge,
      selectors: {
        [usable]: { background: toneVars.fillHover },
        [pressed]: { background: toneVars.fillActive },
        '&&[data-disabled]:not([data-loading])': {
          ...greyed,
          background: vars.surface.sunken,
          borderColor: 'transparent',
        },
      },
      // Fills disappear in forced colours; the edge keeps the shape of a button.
      '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
    },
    soft: {
      color: toneVars.text,
      background: toneVars.tint,
      selectors: {
        ...plain,
        [usable]: { background: toneVars.tintHover, borderColor: toneVars.border },
        [pressed]: { borderColor: toneVars.indicator },
        '&&[data-disabled]:not([data-loading])': { ...greyed, background: vars.surface.sunken },
      },
    },
    outline: {
      color: toneVars.text,
      background: vars.surface.raised,
      borderColor: vars.line.strong,
      selectors: {
        ...plain,
        [usable]: { background: vars.surface.hover, borderColor: toneVars.indicator },
        [pressed]: { background: vars.surface.sunken },
        '&&[data-disabled]:not([data-loading])': { ...greyed, borderColor: vars.line.soft },
      },
    },
    ghost: {
      color: toneVars.text,
      background: 'transparent',
      selectors: {
        ...plain,
        [usable]: { background: vars.surface.hover },
        [pressed]: { background: vars.surface.sunken },
        '&&[data-disabled]:not([data-loading])': greyed,
      },
    },
  },
  'variant',
);

export const fullWidth = inLayer({ inlineSize: '100%' });
