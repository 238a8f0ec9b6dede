import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { aboveLink, cardTitle, lift, paper as ground, stretchedLink } from '../style/cardRules.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text, ink, line, radius } = vars;

const paper = { ...ground, overflow: 'hidden' } as const;

export const card = inLayer({
  ...paper,
  ...feedback('border-color', 'transform'),
  display: 'flex',
  flexDirection: 'column',
  containIntrinsicSize: 'auto 360px',
  ...calm({ transition: 'none' }),
});
export const liftable = inLayer(lift);
export const row = inLayer({
  ...paper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x5}`,
  padding: space.x4,
  containIntrinsicSize: 'auto 128px',
  selectors: { '&:hover': { borderColor: line.strong } },
});
export const rowCover = inLayer({ flex: '0 1 160px', minInlineSize: '112px', borderRadius: radius.control });

export const corner = inLayer({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  paddingInline: space.x2,
  borderRadius: radius.control,
  background: vars.media.surface,
  color: vars.media.ink,
  fontSize: text.s12,
  lineHeight: 1.75,
});

export const body = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space.x2,
  minInlineSize: 0,
  padding: space.x4,
});
export const rowBody = inLayer({
  display: 'grid',
  flex: '100 1 16rem',
  gap: space.x1,
  minInlineSize: 0,
});
export const rowEnd = inLayer({
  display: 'grid',
  flex: '1 1 17rem',
  gap: space.x2,
  minInlineSize: 'min(100%, 10rem)',
});

export const marks = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const kind = inLayer({ color: ink.muted, fontSize: text.s13 });
export const title = inLayer(cardTitle);
/** The link is stretched over the whole card. Besides the card's button it is the only tab stop. */
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
export const fact = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
});

export const progress = inLayer({
  display: 'grid',
  gap: space.x1,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x2,
});
export const progressWords = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x2,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const percent = inLayer({ color: ink.base, fontWeight: vars.weight.strong });

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
});
export const outlook = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const outlookTone = variantsInLayer(
  {
    neutral: { color: ink.muted },
    warning: { color: vars.warning.text, fontWeight: vars.weight.strong },
    danger: { color: vars.danger.text, fontWeight: vars.weight.strong },
  },
  'outlook',
);
export const action = inLayer(aboveLink);

export const flat = inLayer({ selectors: { '&&': { borderRadius: 0 } } });
export const short = inLayer({ inlineSize: '55%' });
