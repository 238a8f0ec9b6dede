import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const dim = keyframes({ from: { opacity: 0 } });

export const root = inLayer({
  boxSizing: 'border-box',
  inlineSize: 'calc(100% - 32px)',
  maxBlockSize: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.overlay,
  color: vars.ink.base,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'flex', animation: `${enter} ${vars.duration.enter} ${vars.ease.out}` },
    '&::backdrop': {
      background: vars.scrim.backdrop,
      animation: `${dim} ${vars.duration.enter} ${vars.ease.out}`,
    },
  },
});

const unmoved = { animation: 'none' };
export const still = inLayer({
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&&[open]': unmoved, '&&::backdrop': unmoved },
    },
  },
  selectors: {
    '[data-stoa-motion="reduced"] &[open]': unmoved,
    '[data-stoa-motion="reduced"] &::backdrop': unmoved,
  },
});

export const size = variantsInLayer(
  {
    sm: { maxInlineSize: '26rem' },
    md: { maxInlineSize: '38rem' },
    lg: { maxInlineSize: '56rem' },
  },
  'size',
);

// The `dialog` element has no padding, so that a click on the element itself is a click on the backdrop.
export const frame = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
});

export const header = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingInline: vars.space.x6,
  paddingBlockStart: vars.space.x5,
});

export const title = inLayer({
  margin: 0,
  paddingBlock: vars.space.x1,
  fontSize: vars.text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const body = inLayer({
  flex: 1,
  minBlockSize: 0,
  paddingInline: vars.space.x6,
  paddingBlock: vars.space.x4,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const footer = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  paddingInline: vars.space.x6,
  paddingBlockEnd: vars.space.x5,
  paddingBlockStart: vars.space.x2,
});
