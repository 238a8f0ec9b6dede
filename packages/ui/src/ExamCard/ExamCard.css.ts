import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { aboveLink, paper, stretchedLink } from '../style/cardRules.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text, ink, line } = vars;

export const card = inLayer({
  ...paper,
  ...feedback('border-color'),
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  padding: space.x5,
  containIntrinsicSize: 'auto 240px',
  ...calm({ transition: 'none' }),
});
export const liftable = inLayer({ selectors: { '&:hover': { borderColor: line.strong } } });
export const row = inLayer({
  ...paper,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x2} ${space.x6}`,
  padding: `${space.x4} ${space.x5}`,
  containIntrinsicSize: 'auto 96px',
  '@media': { '(max-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = inLayer({ display: 'grid', gap: space.x2, minInlineSize: 0, alignContent: 'start' });
export const marks = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const kind = inLayer({ color: ink.muted, fontSize: text.s13 });
export const title = inLayer({
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
/** The link is stretched over the whole card. */
export const link = inLayer(stretchedLink);
export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  margin: 0,
  padding: 0,
  color: ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  // Without this property Han text could break in the middle of a fact.
  wordBreak: 'keep-all',
});
export const fact = inLayer({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${line.soft}`,
});
export const rowEnd = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x5 });
export const standing = inLayer({ display: 'grid', gap: '2px', color: ink.muted, fontSize: text.s13 });
export const score = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x1,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const figure = inLayer({
  color: ink.base,
  fontSize: text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const action = inLayer({ ...aboveLink, display: 'flex', gap: space.x2 });
