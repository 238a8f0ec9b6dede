import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { filled } from '../style/filled.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { tonesInLayer } from '../style/tone.ts';
import { phone, thumb } from '../style/touch.ts';
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

/** Grows with the icon, which is as large as the text, so that a round button stays round at 200 %. */
const square = (side: string) => {
  const grown = `max(${side}, 2em)`;
  return { inlineSize: grown, minBlockSize: grown, padding: 0 };
};

const beyond = `min(0px, calc((100% - ${thumb}) / 2))`;
/**
 * On a phone, an area around a small button that presses it too, so that the button looks small and a thumb
 * still meets it. Its place has no specificity, so that whoever positions a button still can.
 */
export const reach = inLayer({
  '@media': {
    [phone]: {
      selectors: { ':where(&)': { position: 'relative' } },
      '::before': { content: '""', position: 'absolute', insetBlock: beyond, insetInline: beyond },
    },
  },
});

export const size = variantsInLayer(
  {
    sm: {
      minBlockSize: vars.size.controlSm,
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x3,
      fontSize: vars.text.s13,
      selectors: { [iconOnly]: { ...square(vars.size.controlSm), fontSize: vars.text.s14 } },
    },
    md: {
      minBlockSize: vars.size.control,
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x4,
      fontSize: vars.text.s14,
      selectors: { [iconOnly]: { ...square(vars.size.control), fontSize: vars.text.s16 } },
    },
    lg: {
      minBlockSize: vars.size.controlLg,
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x5,
      fontSize: vars.text.s16,
      selectors: { [iconOnly]: { ...square(vars.size.controlLg), fontSize: vars.text.s18 } },
    },
  },
  'size',
);

const greyed = {
  color: vars.ink.disabled,
  '@media': { '(forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' } },
};

/** The colours by variant and tone. */
export const look = {
  solid: tonesInLayer(
    ({ onFill, fill, fillEdge, fillHover, fillActive }) => ({
      ...filled,
      color: onFill,
      backgroundColor: fill,
      borderColor: fillEdge,
      selectors: { [usable]: { backgroundColor: fillHover }, [pressed]: { backgroundColor: fillActive } },
      // Forced colours remove fills, so the border keeps the shape of a button.
      '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
    }),
    'solid',
  ),
  soft: tonesInLayer(
    ({ label, tint, tintHover, border, indicator }) => ({
      color: label,
      backgroundColor: tint,
      selectors: {
        [usable]: { backgroundColor: tintHover, borderColor: border },
        [pressed]: { borderColor: indicator },
      },
    }),
    'soft',
  ),
  outline: tonesInLayer(
    ({ label, indicator }) => ({
      color: label,
      backgroundColor: vars.surface.raised,
      borderColor: vars.line.strong,
      selectors: {
        [usable]: { backgroundColor: vars.surface.hover, borderColor: indicator },
        [pressed]: { backgroundColor: vars.surface.sunken },
      },
    }),
    'outline',
  ),
  ghost: tonesInLayer(
    ({ label }) => ({
      color: label,
      backgroundColor: 'transparent',
      selectors: {
        [usable]: { backgroundColor: vars.surface.hover },
        [pressed]: { backgroundColor: vars.surface.sunken },
      },
    }),
    'ghost',
  ),
};

/** The look of a disabled button, whatever its tone. A loading button keeps its colours. */
const off = '&&[data-disabled]:not([data-loading])';
export const variant = variantsInLayer(
  {
    solid: {
      selectors: { [off]: { ...greyed, backgroundColor: vars.surface.sunken, borderColor: 'transparent' } },
    },
    soft: { selectors: { [off]: { ...greyed, backgroundColor: vars.surface.sunken } } },
    outline: { selectors: { [off]: { ...greyed, borderColor: vars.line.soft } } },
    ghost: { selectors: { [off]: greyed } },
  },
  'variant',
);

export const fullWidth = inLayer({ inlineSize: '100%' });
