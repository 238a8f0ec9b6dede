import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line } = vars;

export const root = inLayer({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const note = inLayer({
  ...figures,
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.base,
});
export const list = inLayer({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = inLayer({
  display: 'grid',
  gap: space.x1,
  minInlineSize: 0,
  paddingBlock: space.x3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${line.soft}` } },
  '@media': { print: { breakInside: 'avoid' } },
});
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  margin: 0,
  fontSize: text.s14,
});
export const time = inLayer({ ...figures, color: ink.muted });
export const muted = inLayer({ color: ink.muted });
export const quote = inLayer({
  margin: 0,
  paddingInlineStart: space.x3,
  borderInlineStart: `2px solid ${line.strong}`,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
export const comment = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginBlockStart: space.x1,
});
export const failed = inLayer({ margin: 0, color: vars.danger.text, fontSize: text.s13 });
