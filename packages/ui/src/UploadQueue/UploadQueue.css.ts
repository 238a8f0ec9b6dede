import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({
  minInlineSize: 0,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  selectors: { '&:focus-visible': focusRing },
});

export const header = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.x4,
  rowGap: space.x2,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});

export const tally = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  margin: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  fontVariantNumeric: 'tabular-nums',
});
export const count = inLayer({ color: vars.ink.base, fontWeight: vars.weight.strong });
export const failed = inLayer({ color: vars.danger.text });
export const whole = inLayer({ flexBasis: '100%' });

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });

export const empty = inLayer({
  margin: 0,
  paddingBlock: space.x6,
  paddingInline: space.x4,
  color: vars.ink.muted,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  textAlign: 'center',
});
