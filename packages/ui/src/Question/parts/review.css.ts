import { vars } from '@stoa/theme/tokens';
import { figures, ownOrder } from '../../style/figures.ts';
import { inLayer, variantsInLayer } from '../../style/inLayer.ts';
import { narrow } from './answers.css.ts';

const { space, text, ink, line, surface, radius } = vars;
const rounded = `calc(${radius.card} - 4px)`;

export const body = inLayer({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const list = inLayer({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { gap: space.x1 } },
});

export const option = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x3}`,
  boxSizing: 'border-box',
  minBlockSize: '44px',
  paddingBlock: '10px',
  paddingInline: space.x4,
  border: `1px solid ${line.soft}`,
  borderRadius: rounded,
  color: ink.base,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  // Closer options bring two questions onto a page instead of one.
  '@media': { print: { minBlockSize: 0, paddingBlock: space.x1 } },
});
export const optionMark = variantsInLayer(
  {
    right: { background: vars.success.tint, borderColor: vars.success.indicator },
    missed: { borderColor: vars.success.indicator, borderStyle: 'dashed' },
    wrong: { background: vars.danger.tint, borderColor: vars.danger.indicator },
    mine: { background: surface.sunken, borderColor: line.strong },
    none: {},
  },
  'option-mark',
);
export const optionText = inLayer({
  ...ownOrder,
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const letter = inLayer({ color: ink.muted, fontWeight: vars.weight.strong });

/** A sign and a text show the result; the colour only repeats them. */
export const sign = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.s13,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
export const signTone = variantsInLayer(
  {
    right: { color: vars.success.text },
    missed: { color: vars.success.text },
    wrong: { color: vars.danger.text },
    mine: { color: ink.muted },
  },
  'sign',
);

export const filled = inLayer({
  display: 'inline-block',
  minInlineSize: '4em',
  marginInline: space.x1,
  paddingInline: space.x2,
  borderBlockEnd: `1.5px solid ${line.strong}`,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});

export const quote = inLayer({
  margin: 0,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: rounded,
  background: surface.sunken,
  color: ink.base,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const nothing = inLayer({ color: ink.muted });
export const labelled = inLayer({ display: 'grid', gap: space.x1 });
export const label = inLayer({
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
});

export const cell = inLayer({
  padding: `${space.x2} ${space.x3}`,
  borderBlockStart: `1px solid ${line.soft}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    // The columns have no space side by side, so each cell says what it is.
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '6em minmax(0, 1fr)',
      gap: space.x3,
      '::before': { content: 'attr(data-label)', color: ink.muted, fontSize: text.s13 },
    },
  },
});

export const plate = inLayer({
  display: 'grid',
  gap: space.x2,
  minInlineSize: 0,
  margin: 0,
  border: 0,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: rounded,
  borderInlineStart: `3px solid ${line.strong}`,
  background: surface.sunken,
  color: ink.base,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '2px' },
  },
});
export const plateTone = variantsInLayer(
  {
    right: { background: vars.success.tint, borderColor: vars.success.indicator },
    partly: { background: vars.warning.tint, borderColor: vars.warning.indicator },
    wrong: { background: vars.danger.tint, borderColor: vars.danger.indicator },
    unmarked: { background: vars.info.tint, borderColor: vars.info.indicator },
  },
  'plate',
);
export const verdict = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  fontWeight: vars.weight.strong,
});
export const verdictTone = variantsInLayer(
  {
    right: { color: vars.success.text },
    partly: { color: vars.warning.text },
    wrong: { color: vars.danger.text },
    unmarked: { color: vars.info.text },
  },
  'verdict',
);
export const score = inLayer({
  ...figures,
  marginInlineStart: 'auto',
  color: ink.base,
});
export const prose = inLayer({ overflowWrap: 'anywhere' });

export const marking = inLayer({
  display: 'grid',
  gap: space.x4,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${line.soft}`,
});
export const given = inLayer({ ...figures, margin: 0, fontSize: text.s14, fontWeight: vars.weight.strong });
export const scoreLine = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
// The selector is doubled, because the rule of every input makes it as wide as its container.
export const scoreInput = inLayer({ selectors: { '&&': { inlineSize: '6em' } } });
export const hint = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });
