import { layers, vars } from '@stoa/theme/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { calm } from '../style/calm.ts';
import { aboveLink, cardTitle, lift, paper as ground, stretchedLink } from '../style/cardRules.ts';
import { figures } from '../style/figures.ts';
import { firstInGrid } from '../style/firstInGrid.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { phone, thumb } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

const { space, text, radius } = vars;

const paper = { ...ground, overflow: 'hidden' } as const;

export const card = inLayer({
  ...paper,
  ...feedback('border-color', 'transform'),
  display: 'flex',
  flexDirection: 'column',
  containIntrinsicSize: 'auto 320px',
  ...calm({ transition: 'none' }),
});
firstInGrid(card);

export const liftable = inLayer(lift);

// The parts wrap if they do not fit on one line, as on a phone, in a side panel or with large text, so that
// neither a price nor a due date is ever cut.
export const row = inLayer({
  ...paper,
  ...feedback('border-color'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  minBlockSize: vars.size.listRow,
  padding: space.x3,
  containIntrinsicSize: 'auto 98px',
  ...calm({ transition: 'none' }),
  selectors: { '&:hover': { borderColor: vars.line.strong } },
});
firstInGrid(row);

/** The picture of a row, or a portrait instead: 160 px in a wide row, and never less than 96 px. */
export const rowCover = inLayer({
  flex: '0 0 clamp(96px, 22%, 160px)',
  borderRadius: radius.control,
});

/**
 * The bar is over the lower edge of the cover, so that the titles in a row of cards are aligned whether or
 * not a card shows progress.
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

export const rowBody = inLayer({
  display: 'grid',
  flex: '1 1 10rem',
  gap: '2px',
  minInlineSize: 0,
});

/** The labels above the title: state and kind. */
export const marks = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  marginBlockEnd: space.x1,
  color: vars.ink.muted,
  fontSize: text.s13,
});

export const title = inLayer(cardTitle);
export const rowTitle = inLayer({ '@media': { [phone]: { selectors: { '&&': { fontSize: text.s14 } } } } });

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

/** Facts with an icon in front, side by side. */
export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  margin: 0,
  padding: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  wordBreak: 'keep-all',
});
export const fact = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
});

export const done = inLayer({ color: vars.success.text });
export const learned = inLayer({ color: vars.accent.text });

/** The foot is at the bottom of the card, so that the feet of neighbouring cards are aligned. */
export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x2,
});
export const rowFoot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space.x2} ${space.x4}`,
  marginInlineStart: 'auto',
});
export const action = inLayer({ ...aboveLink, display: 'inline-flex', flexWrap: 'wrap', gap: space.x2 });
// On a phone these buttons are larger, because they are pressed with a thumb and a miss would open the entry
// instead.
globalStyle(`${action} :is(a, button)`, {
  '@layer': {
    [layers.components]: {
      '@media': { [phone]: { minInlineSize: thumb, minBlockSize: thumb } },
    },
  },
});

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
  background: vars.surface.raised,
  color: vars.ink.base,
  fontSize: text.s12,
  lineHeight: 1.75,
});
/** A badge without another one beside it has the whole width of the cover. */
export const cornerAlone = inLayer({ maxInlineSize: `calc(100% - 2 * ${space.x2})` });
export const cornerPicture = inLayer({ position: 'absolute', blockSize: '24px', maxInlineSize: '45%' });

/** The skeleton is as high as the text of most cards, so that nothing below moves when the cards arrive. */
export const skeleton = inLayer({ gap: space.x2, minBlockSize: '9.5rem' });
export const rowSkeleton = inLayer({ gap: space.x2 });
export const flat = inLayer({ selectors: { '&&': { borderRadius: 0 } } });
export const short = inLayer({ inlineSize: '55%' });
