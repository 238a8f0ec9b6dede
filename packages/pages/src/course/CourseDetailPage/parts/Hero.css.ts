import { layers, vars } from '@stoa/theme/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { figures, phone } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';
import { cardWidth, narrow, wide } from '../cardWidth.ts';

export const root = inLayer({
  paddingBlock: `${vars.space.x5} ${vars.space.x10}`,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  background: vars.accent.tint1,
});

export const grid = inLayer({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${cardWidth}`,
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space.x4} ${vars.space.x12}`,
      alignItems: 'start',
    },
  },
});

export const words = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
  '@media': {
    [wide]: { alignSelf: 'stretch' },
    // A long summary above the card would push the action below the first screen, so it comes after the card.
    [narrow]: { selectors: { '&:first-child': { display: 'contents' }, '&:last-child': { order: 2 } } },
  },
});

export const marks = inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, margin: 0 });

export const summary = inLayer({
  margin: 0,
  maxInlineSize: vars.width.reading,
  color: vars.ink.muted,
  fontSize: vars.text.s16,
  '@media': { [narrow]: { order: 1 } },
});

export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x8}`,
  margin: 0,
  '@media': { [phone]: { justifyContent: 'space-between', columnGap: vars.space.x3 } },
});

export const fact = inLayer({ display: 'grid', gap: '2px' });

export const figure = inLayer({
  ...figures,
  margin: 0,
  fontSize: vars.text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

export const label = inLayer({ color: vars.ink.muted, fontSize: vars.text.s13 });

/** The text next to a figure is smaller than the figure. */
export const more = inLayer({
  marginInlineStart: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.regular,
});

export const trail = inLayer({ marginBlockEnd: vars.space.x2 });

/** The row is moved by the padding of its buttons, so that their words are aligned with the text above. */
export const actions = inLayer({
  minBlockSize: vars.size.control,
  marginInlineStart: `calc(-1 * ${vars.space.x3})`,
  '@media': { [phone]: { marginInlineStart: `calc(-1 * ${vars.space.x2})` } },
});
/** On a phone three actions are one row, in English as well. */
globalStyle(`${actions} button`, {
  '@layer': { [layers.pages]: { '@media': { [phone]: { paddingInline: vars.space.x2 } } } },
});

/**
 * Beside the card with the price the aims are one below the other and end where it ends, which may be much lower;
 * where it stands above them, they are in two columns. On a phone only the introduction has them, because they
 * would push the course's one action below the first screen.
 */
export const aims = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.x3,
  padding: `${vars.space.x4} ${vars.space.x5}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  '@media': { [phone]: { display: 'none' } },
});
export const aimsName = inLayer({ margin: 0, fontWeight: vars.weight.strong });
export const aimList = inLayer({
  display: 'grid',
  flexGrow: 1,
  alignContent: 'space-evenly',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const aim = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // The sign stands at the first line of a longer aim.
  alignItems: 'start',
  gap: vars.space.x2,
});
globalStyle(`${aim} > svg`, {
  '@layer': { [layers.pages]: { marginBlockStart: `calc((${vars.leading.base} - 1) * 0.625em)` } },
});

export const trailSkeleton = inLayer({ selectors: { '&&': { inlineSize: '12rem' } } });
export const titleSkeleton = inLayer({
  selectors: { '&&': { inlineSize: '70%', blockSize: vars.text.s30 } },
});
export const factsSkeleton = inLayer({
  selectors: { '&&': { inlineSize: '22rem', maxInlineSize: '100%', blockSize: '2.75rem' } },
});
