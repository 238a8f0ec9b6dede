import { vars } from '@stoa/theme/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { figures, ownOrder } from '../style/figures.ts';
import { filled } from '../style/filled.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { type MapFit, type MapTurn } from './model.ts';

const { space, text, ink, line, surface, radius } = vars;

const place = 'learning-map';
// Each range ends where the next one begins, so that only one rule applies at a time.
const room: Record<MapFit, string> = {
  3: `${place} (min-width: 36rem) and (max-width: 53.99rem)`,
  4: `${place} (min-width: 54rem) and (max-width: 75.99rem)`,
  5: `${place} (min-width: 76rem)`,
};
const narrow = `${place} (max-width: 35.99rem)`;
const wide = `${place} (min-width: 36rem)`;

const node = '56px';
const half = '28px';
const gap = space.x8;

export const root = inLayer({
  minInlineSize: 0,
  color: ink.base,
  fontSize: text.s14,
  containerName: place,
  containerType: 'inline-size',
});

export const plainList = inLayer({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: space.x8,
});
export const levelHead = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  marginBlockEnd: space.x5,
});
export const levelCode = inLayer({
  paddingInline: space.x3,
  border: `1px solid ${vars.accent.borderSoft}`,
  borderRadius: radius.pill,
  background: vars.accent.tint1,
  color: vars.accent.textStrong,
  fontSize: text.s13,
  fontWeight: vars.weight.strong,
  lineHeight: 1.9,
});
export const levelName = inLayer({
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const levelDone = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s13,
});

export const path = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Every second row runs backwards and is filled from its end.
  gridAutoFlow: 'dense',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [wide]: { rowGap: gap } },
});

/** A class for each of the three widths. */
const atEachFit = <Classes>(make: (range: string) => Classes): Record<MapFit, Classes> => ({
  3: make(room[3]),
  4: make(room[4]),
  5: make(room[5]),
});
const upToFive = [1, 2, 3, 4, 5] as const;

/** A class for each number of columns, from 1. */
export const columns = atEachFit((range) =>
  upToFive.map((count) =>
    inLayer(
      { '@container': { [range]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } },
      'columns',
    ),
  ),
);
/** A class for each column, from 1. */
export const column = atEachFit((range) =>
  upToFive.map((at) => inLayer({ '@container': { [range]: { gridColumnStart: at } } }, 'column')),
);

export const stage = inLayer({
  position: 'relative',
  display: 'flex',
  gap: space.x4,
  minInlineSize: 0,
  '@container': {
    [narrow]: { paddingBlockEnd: space.x6 },
    [wide]: {
      flexDirection: 'column',
      alignItems: 'center',
      gap: space.x2,
      paddingInline: space.x2,
      textAlign: 'center',
    },
  },
});

/** The line to the next stage: solid when this stage is completed, dashed before. */
export const way = inLayer({
  position: 'absolute',
  boxSizing: 'border-box',
  border: `0 dashed ${line.strong}`,
  pointerEvents: 'none',
  selectors: {
    'li[data-state="done"] > &': { borderColor: vars.success.indicator, borderStyle: 'solid' },
    'li:last-child > &': { display: 'none' },
  },
  '@container': {
    [narrow]: {
      insetBlock: `calc(${node} + ${space.x1}) ${space.x1}`,
      insetInlineStart: `calc(${half} - 1px)`,
      borderInlineStartWidth: '2px',
    },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

const beside = `calc(50% + ${half} + ${space.x2})`;
const bend = {
  insetBlockStart: `calc(${half} - 1px)`,
  blockSize: `calc(100% + ${gap} + 2px)`,
  borderBlockStartWidth: '2px',
  borderBlockEndWidth: '2px',
} as const;
const turns = {
  forward: {
    insetBlockStart: `calc(${half} - 1px)`,
    insetInlineStart: beside,
    inlineSize: `calc(100% - ${node} - ${space.x4})`,
    borderBlockStartWidth: '2px',
  },
  back: {
    insetBlockStart: `calc(${half} - 1px)`,
    insetInlineEnd: beside,
    inlineSize: `calc(100% - ${node} - ${space.x4})`,
    borderBlockStartWidth: '2px',
  },
  bendAtEnd: {
    ...bend,
    insetInlineStart: beside,
    insetInlineEnd: 0,
    borderInlineEndWidth: '2px',
    borderStartEndRadius: radius.hero,
    borderEndEndRadius: radius.hero,
  },
  bendAtStart: {
    ...bend,
    insetInlineEnd: beside,
    insetInlineStart: 0,
    borderInlineStartWidth: '2px',
    borderStartStartRadius: radius.hero,
    borderEndStartRadius: radius.hero,
  },
  end: { display: 'none' },
} as const satisfies Record<MapTurn, StyleRule>;
export const turn = atEachFit((range) => {
  const within = (key: MapTurn) => ({ '@container': { [range]: turns[key] } });
  return variantsInLayer(
    {
      forward: within('forward'),
      back: within('back'),
      bendAtEnd: within('bendAtEnd'),
      bendAtStart: within('bendAtStart'),
      end: within('end'),
    },
    'turn',
  );
});

export const medal = inLayer({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: node,
  blockSize: node,
  border: `2px solid ${line.strong}`,
  borderRadius: radius.pill,
  background: surface.raised,
  color: ink.base,
  fontSize: text.s18,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'li[data-state="done"] > &': {
      borderColor: vars.success.indicator,
      background: vars.success.tint,
      color: vars.success.text,
    },
    'li[data-state="locked"] > &': {
      borderStyle: 'dashed',
      background: surface.sunken,
      color: ink.muted,
    },
    'li[data-state="overdue"] > &': {
      borderColor: vars.danger.indicator,
      background: vars.danger.tint,
      color: vars.danger.text,
    },
  },
});
export const here = inLayer({
  selectors: {
    '&&': {
      ...filled,
      borderColor: vars.accent.fillEdge,
      background: vars.accent.fill,
      color: vars.accent.onFill,
      outline: `4px solid ${vars.accent.tint2}`,
    },
  },
});

export const words = inLayer({ minInlineSize: 0, paddingBlockStart: space.x1 });
export const notes = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  paddingBlockStart: '2px',
  '@container': { [wide]: { justifyItems: 'center' } },
});
export const flag = inLayer({
  paddingInline: space.x2,
  borderRadius: radius.pill,
  background: vars.accent.tint2,
  color: vars.accent.textStrong,
  fontSize: text.s12,
  fontWeight: vars.weight.strong,
  lineHeight: 1.8,
});
export const name = inLayer({
  margin: 0,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
/** The link or button covers the whole stage. */
export const target = inLayer({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(-1 * ${space.x2})`,
      insetInline: 0,
      borderRadius: radius.card,
    },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}` },
  },
});
export const state = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'li[data-state="done"] &': { color: vars.success.text },
    'li[data-state="overdue"] &': { color: vars.danger.text },
    'li[data-state="doing"] &': { color: vars.accent.text },
  },
});
export const note = inLayer({
  ...ownOrder,
  color: ink.muted,
  fontSize: text.s12,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
