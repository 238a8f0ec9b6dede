import { vars } from '@stoa/theme/tokens';
import { feedback, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const wide = '(min-width: 64rem)';

export const root = inLayer({
  padding: vars.space.x2,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

export const list = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { flexDirection: 'column' } },
});

export const entry = inLayer({
  ...feedback('background-color', 'color'),
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.ink.base },
    '&[aria-current]': {
      background: vars.accent.tint1,
      color: vars.accent.textStrong,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': focusRing,
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});
