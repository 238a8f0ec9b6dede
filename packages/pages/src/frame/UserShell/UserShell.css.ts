import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { figures, phone } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const wide = '(min-width: 62rem)';

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x6,
  paddingBlock: `${vars.space.x8} ${vars.space.x16}`,
  minInlineSize: 0,
  '@media': {
    [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space.x10 },
    [phone]: { paddingBlockStart: vars.space.x4, gap: vars.space.x4 },
  },
});

export const side = inLayer({
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  '@media': {
    [wide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space.x6})` },
  },
});

export const person = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.x4} ${vars.space.x3}`,
  padding: vars.space.x5,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  // On a phone the card is low, so that the page itself begins in the first half of the screen.
  '@media': { [phone]: { gap: vars.space.x3, padding: vars.space.x4 } },
});

export const words = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  justifyItems: 'start',
  minInlineSize: 0,
});
export const name = inLayer({ fontSize: vars.text.s16, overflowWrap: 'anywhere' });
export const company = inLayer({
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  overflowWrap: 'anywhere',
});
export const vip = inLayer({ marginBlockStart: vars.space.x1 });

export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x4,
  gridColumn: '1 / -1',
  margin: 0,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.line.soft}`,
  '@media': { [phone]: { paddingBlockStart: vars.space.x3, rowGap: vars.space.x1 } },
});
/** The figures stand side by side at the same height, also if only one of the labels has two lines. */
export const fact = inLayer({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  flex: '1 1 5rem',
  '@media': {
    [phone]: {
      flex: 'none',
      flexDirection: 'row-reverse',
      alignItems: 'baseline',
      columnGap: vars.space.x2,
    },
  },
});
export const factLabel = inLayer({ color: vars.ink.muted, fontSize: vars.text.s12 });
export const factValue = inLayer({
  ...figures,
  margin: 0,
  fontSize: vars.text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

export const nav = inLayer({});
/** On a narrow page the links are side by side and wrap. */
globalStyle(`${nav} ul`, {
  '@layer': {
    [layers.pages]: { '@media': { '(max-width: 61.99rem)': { display: 'flex', flexWrap: 'wrap' } } },
  },
});

export const page = inLayer({ minInlineSize: 0 });
