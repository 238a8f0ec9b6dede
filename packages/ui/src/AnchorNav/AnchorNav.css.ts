import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { phone, thumb } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

const { space } = vars;

export const root = inLayer({ minInlineSize: 0, fontSize: vars.text.s13 });
export const list = inLayer({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderInlineStart: `1px solid ${vars.line.soft}`,
});

export const link = inLayer({
  ...feedback('color', 'border-color'),
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: '32px',
  marginInlineStart: '-1px',
  paddingBlock: space.x1,
  paddingInline: space.x4,
  borderInlineStart: '2px solid transparent',
  color: vars.ink.muted,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.ink.base },
    '&[aria-current="true"]': {
      color: vars.ink.base,
      fontWeight: vars.weight.strong,
      borderInlineStartColor: vars.accent.indicator,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.control },
  },
  '@media': {
    [phone]: { minBlockSize: thumb },
    '(forced-colors: active)': {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current="true"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
export const nested = inLayer({ selectors: { '&&': { paddingInlineStart: space.x8 } } });
