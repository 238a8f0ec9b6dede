import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { figures, roomy } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', paddingBlockEnd: vars.space.x16 });

export const hero = inLayer({
  paddingBlock: vars.space.x8,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  background: vars.accent.tint1,
});

export const heroGrid = inLayer({
  display: 'grid',
  gap: vars.space.x6,
  '@media': {
    '(min-width: 56rem)': {
      gridTemplateColumns: 'minmax(14rem, 20rem) minmax(0, 1fr)',
      columnGap: vars.space.x10,
      alignItems: 'center',
    },
  },
});

export const cover = inLayer({ borderRadius: vars.radius.hero });

export const words = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const summary = inLayer({
  margin: 0,
  maxInlineSize: vars.width.reading,
  color: vars.ink.base,
  fontSize: vars.text.s16,
});

export const facts = inLayer({ ...figures, margin: 0, color: vars.ink.muted, fontSize: vars.text.s14 });

/** The row has the height of its button, which loads after the page. */
export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
});

// On a phone the buttons are larger, because they are pressed with a thumb.
globalStyle(`${actions} [data-component="Button"]`, {
  '@layer': { [layers.pages]: roomy },
});

export const titleSkeleton = inLayer({
  selectors: { '&&': { inlineSize: '60%', blockSize: vars.text.s30 } },
});

export const leadSkeleton = inLayer({ selectors: { '&&': { blockSize: '17rem' } } });

export const body = inLayer({ paddingBlockStart: vars.space.x10 });

export const main = inLayer({ display: 'grid', gap: vars.space.x10, minInlineSize: 0 });

export const section = inLayer({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x6})`,
});
