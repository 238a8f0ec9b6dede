import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const from = createVar('drawer-from');
const depth = createVar('drawer-depth');

const slide = keyframes({ from: { transform: from } });
const dim = keyframes({ from: { opacity: 0 } });

export const root = inLayer({
  position: 'fixed',
  boxSizing: 'border-box',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  background: vars.surface.overlay,
  color: vars.ink.base,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'flex', animation: `${slide} ${vars.duration.panel} ${vars.ease.out}` },
    '&::backdrop': {
      background: vars.scrim.backdrop,
      animation: `${dim} ${vars.duration.enter} ${vars.ease.out}`,
    },
  },
  // Forced colours remove the shadow, so an outline marks the edge.
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

const unmoved = { animation: 'none' };
export const still = inLayer({
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&&[open]': unmoved, '&&::backdrop': unmoved } },
  },
  selectors: {
    '[data-stoa-motion="reduced"] &[open]': unmoved,
    '[data-stoa-motion="reduced"] &::backdrop': unmoved,
  },
});

const upright = { blockSize: '100dvh', inlineSize: `min(${depth}, calc(100vw - 32px))` } as const;

export const side = variantsInLayer(
  {
    start: {
      ...upright,
      vars: { [from]: 'translateX(-100%)' },
      margin: 0,
      marginInlineEnd: 'auto',
      borderStartEndRadius: vars.radius.hero,
      borderEndEndRadius: vars.radius.hero,
      selectors: { '[dir="rtl"] &': { vars: { [from]: 'translateX(100%)' } } },
    },
    end: {
      ...upright,
      vars: { [from]: 'translateX(100%)' },
      margin: 0,
      marginInlineStart: 'auto',
      borderStartStartRadius: vars.radius.hero,
      borderEndStartRadius: vars.radius.hero,
      selectors: { '[dir="rtl"] &': { vars: { [from]: 'translateX(-100%)' } } },
    },
    bottom: {
      vars: { [from]: 'translateY(100%)' },
      inlineSize: '100%',
      maxBlockSize: 'calc(100dvh - 48px)',
      margin: 0,
      marginBlockStart: 'auto',
      borderStartStartRadius: vars.radius.hero,
      borderStartEndRadius: vars.radius.hero,
    },
  },
  'side',
);

export const size = variantsInLayer(
  {
    sm: { vars: { [depth]: '20rem' } },
    md: { vars: { [depth]: '28rem' } },
    lg: { vars: { [depth]: '44rem' } },
  },
  'size',
);

export const header = inLayer({
  paddingBlockEnd: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});
export const tools = inLayer({
  display: 'flex',
  flex: 'none',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
  // The tools are as close to the close button as to each other.
  marginInlineEnd: `calc(${vars.space.x1} - ${vars.space.x4})`,
});
export const footer = inLayer({
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.line.soft}`,
});
