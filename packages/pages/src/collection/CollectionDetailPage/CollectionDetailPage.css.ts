import { vars } from '@stoa/theme/tokens';
import { figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const wide = '(min-width: 64rem)';

export const root = inLayer({ display: 'grid', paddingBlockEnd: vars.space.x16 });

export const hero = inLayer({
  paddingBlock: `${vars.space.x8} ${vars.space.x10}`,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  background: vars.accent.tint1,
});

export const heroGrid = inLayer({
  display: 'grid',
  gap: vars.space.x6,
  '@media': {
    '(min-width: 56rem)': {
      gridTemplateColumns: 'minmax(16rem, 2fr) minmax(0, 3fr)',
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

export const progress = inLayer({ display: 'grid', gap: vars.space.x1, maxInlineSize: '22rem' });

/** The row is as high as its button, which loads after the page. */
export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
});

export const titleBone = inLayer({ selectors: { '&&': { inlineSize: '60%', blockSize: vars.text.s30 } } });

export const body = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  marginBlockStart: vars.space.x10,
  '@media': {
    [wide]: {
      selectors: {
        '&[data-anchors]': {
          gridTemplateColumns: '11rem minmax(0, 1fr)',
          columnGap: vars.space.x10,
          alignItems: 'start',
        },
      },
    },
  },
});

export const anchors = inLayer({
  '@media': {
    [wide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space.x6})` },
  },
});

export const main = inLayer({ display: 'grid', gap: vars.space.x12, minInlineSize: 0 });

export const section = inLayer({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x6})`,
});

export const teachers = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const teacher = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const who = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const name = inLayer({ fontWeight: vars.weight.strong });

export const nameLink = inLayer({
  justifySelf: 'start',
  color: vars.ink.base,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.accent.text, textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.control },
  },
});

export const post = inLayer({ color: vars.ink.muted, fontSize: vars.text.s13, overflowWrap: 'anywhere' });
