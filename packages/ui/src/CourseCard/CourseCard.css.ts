import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { aboveLink, cardTitle, lift, paper as ground, stretchedLink } from '../style/cardRules.ts';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text, radius } = vars;

const paper = { ...ground, overflow: 'hidden' } as const;

export const card = inLayer({
  ...paper,
  ...feedback('border-color', 'transform'),
  display: 'flex',
  flexDirection: 'column',
  containIntrinsicSize: 'auto 300px',
  ...calm({ transition: 'none' }),
});

export const liftable = inLayer(lift);

export const row = inLayer({
  ...paper,
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x4,
  minBlockSize: vars.size.listRow,
  paddingBlock: space.x2,
  paddingInline: space.x3,
  containIntrinsicSize: 'auto 72px',
  selectors: { '&:hover': { borderColor: vars.line.strong } },
});

export const rowCover = inLayer({ borderRadius: radius.control });

/**
 * The bar lies over the lower edge of the cover, so that the titles in a row of cards are level whether a
 * card shows progress or not.
 */
export const bar = inLayer({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: space.x1,
  background: vars.surface.sunken,
});
export const barFill = inLayer({
  blockSize: '100%',
  background: vars.accent.indicator,
  borderStartEndRadius: radius.pill,
  borderEndEndRadius: radius.pill,
  selectors: { '&[data-state="completed"]': { background: vars.success.indicator } },
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const body = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  gap: space.x1,
  paddingBlock: `${space.x3} ${space.x4}`,
  paddingInline: space.x4,
});

export const rowBody = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const title = inLayer(cardTitle);

export const rowTitle = inLayer({ fontSize: text.s14, WebkitLineClamp: 1 });

/** The link is stretched over the whole card and is its only tab stop. */
export const link = inLayer(stretchedLink);

export const line = inLayer({
  ...figures,
  margin: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  // Without this property Han text could break in the middle of a fact.
  wordBreak: 'keep-all',
});

/**
 * Bounds text to two lines where cards stand side by side. One line would cut English names as soon as a reader
 * widens the spacing of letters.
 */
export const twoLines = inLayer({
  '@media': {
    '(min-width: 40rem)': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
});

export const done = inLayer({ color: vars.success.text });
export const learned = inLayer({ color: vars.accent.text });

export const reason = inLayer({
  marginBlockStart: space.x1,
  paddingInlineStart: space.x2,
  borderInlineStart: `2px solid ${vars.accent.indicator}`,
  selectors: { '&&': { color: vars.ink.base, wordBreak: 'normal' } },
});

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x2,
});

export const tag = inLayer({
  paddingInline: space.x2,
  borderRadius: radius.control,
  background: vars.surface.sunken,
  color: vars.ink.muted,
  fontSize: text.s12,
  lineHeight: 1.8,
});

export const action = inLayer(aboveLink);

export const corner = variantsInLayer(
  {
    topLeft: { insetBlockStart: space.x2, insetInlineStart: space.x2 },
    topRight: { insetBlockStart: space.x2, insetInlineEnd: space.x2 },
    bottomLeft: { insetBlockEnd: space.x2, insetInlineStart: space.x2 },
    bottomRight: { insetBlockEnd: space.x2, insetInlineEnd: space.x2 },
  },
  'corner',
);

export const cornerText = inLayer({
  position: 'absolute',
  maxInlineSize: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space.x2,
  borderRadius: radius.control,
  background: vars.media.surface,
  color: vars.media.ink,
  fontSize: text.s12,
  lineHeight: 1.75,
});
export const cornerPicture = inLayer({ position: 'absolute', blockSize: '24px', maxInlineSize: '45%' });

/**
 * The skeleton is as high as the text of most cards, so that the content below does not move when the cards
 * arrive.
 */
export const bones = inLayer({ gap: space.x2, minBlockSize: '10.5rem' });
export const rowBones = inLayer({ gap: space.x2 });
export const flat = inLayer({ selectors: { '&&': { borderRadius: 0 } } });
export const short = inLayer({ inlineSize: '55%' });
