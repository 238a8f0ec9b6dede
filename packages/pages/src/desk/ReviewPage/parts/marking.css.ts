import { vars } from '@stoa/theme/tokens';
import { figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const { space, text, ink, line, surface, radius } = vars;

/** Has the look of the questions for which a marker gives points. */
export const question = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: `${space.x5} ${space.x6} ${space.x6}`,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  color: ink.base,
});
export const questionHead = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
});
export const stem = inLayer({
  fontSize: text.s16,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
export const hint = inLayer({
  ...figures,
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.base,
});

export const choice = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = inLayer({
  padding: 0,
  color: ink.base,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
});
/** The two answers are side by side if there is space for two columns of text. */
export const sides = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.x3,
});
export const side = inLayer({
  display: 'grid',
  alignContent: 'start',
  gap: space.x2,
  padding: space.x4,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.control,
  background: surface.raised,
  color: ink.base,
  selectors: { '&[data-state="chosen"]': { borderColor: vars.accent.indicator } },
});
export const sideTitle = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x2,
  margin: 0,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
});
export const said = inLayer({
  margin: 0,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const take = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: vars.size.target,
  marginBlockStart: 'auto',
  fontSize: text.s14,
  cursor: 'pointer',
  '@media': { '(max-width: 37.5rem)': { minBlockSize: '44px' } },
});
export const radio = inLayer({
  selectors: { '&:focus-visible': focusRing },
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  accentColor: vars.accent.indicator,
});

export const files = inLayer({ display: 'grid', gap: space.x1, margin: 0, padding: 0, listStyle: 'none' });
export const file = inLayer({
  selectors: { '&:focus-visible': focusRing },
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: vars.size.target,
  color: vars.accent.text,
  fontSize: text.s14,
  overflowWrap: 'anywhere',
});

export const asideHead = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x2,
  marginBlockEnd: space.x2,
});
export const entries = inLayer({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = inLayer({
  display: 'grid',
  gap: space.x1,
  paddingBlock: space.x3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${line.soft}` } },
});
export const entryLine = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  fontSize: text.s14,
});
export const quote = inLayer({
  margin: 0,
  paddingInlineStart: space.x3,
  borderInlineStart: `2px solid ${line.strong}`,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
