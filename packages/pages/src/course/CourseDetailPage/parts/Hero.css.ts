import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

export const root = inLayer({
  paddingBlock: `${vars.space.x5} ${vars.space.x10}`,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  background: vars.accent.tint1,
});

export const grid = inLayer({
  display: 'grid',
  gap: vars.space.x6,
  marginBlockStart: vars.space.x5,
  '@media': {
    '(min-width: 56rem)': {
      gridTemplateColumns: 'minmax(18rem, 43fr) minmax(0, 57fr)',
      columnGap: vars.space.x10,
      alignItems: 'start',
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

export const marks = inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, margin: 0 });

export const summary = inLayer({
  margin: 0,
  maxInlineSize: vars.width.reading,
  color: vars.ink.muted,
  fontSize: vars.text.s16,
});

export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x8}`,
  margin: 0,
});

/** The number is shown above its label, but in the document the label comes first, for screen readers. */
export const fact = inLayer({ display: 'flex', flexDirection: 'column-reverse', gap: '2px' });

export const figure = inLayer({
  ...figures,
  margin: 0,
  fontSize: vars.text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

export const label = inLayer({ color: vars.ink.muted, fontSize: vars.text.s13 });

export const price = inLayer({
  ...figures,
  margin: 0,
  fontSize: vars.text.s18,
  fontWeight: vars.weight.strong,
});

export const primary = inLayer({
  selectors: {
    '&&': {
      alignSelf: 'flex-start',
      maxInlineSize: '100%',
      minInlineSize: '10rem',
      overflowWrap: 'anywhere',
    },
  },
});

export const closed = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x3,
  alignSelf: 'flex-start',
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
});

export const ways = inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

/** The row is moved by the padding of its buttons, so that their words are aligned with the text above. */
export const actions = inLayer({
  minBlockSize: vars.size.control,
  marginInlineStart: `calc(-1 * ${vars.space.x3})`,
});

export const progress = inLayer({ maxInlineSize: '26rem' });

export const assignment = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s14 });

export const trailBone = inLayer({ selectors: { '&&': { inlineSize: '12rem' } } });
export const titleBone = inLayer({ selectors: { '&&': { inlineSize: '70%', blockSize: vars.text.s30 } } });
export const factsBone = inLayer({
  selectors: { '&&': { inlineSize: '22rem', maxInlineSize: '100%', blockSize: '2.75rem' } },
});
export const actionBone = inLayer({
  selectors: { '&&': { inlineSize: '12rem', blockSize: vars.size.controlLg } },
});
