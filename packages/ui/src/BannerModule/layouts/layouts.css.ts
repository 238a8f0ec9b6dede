import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../../style/focusRing.ts';
import { figures } from '../../style/figures.ts';
import { inLayer, variantsInLayer } from '../../style/inLayer.ts';
import { filled } from '../../style/filled.ts';
import { night } from '../../style/night.ts';
import { feedback } from '../../style/transition.ts';
import { evenLines } from '../../style/wrapping.ts';

const { accent, space, text: size } = vars;
const gap = space.x4;
const narrow = '(max-width: 640px)';

/**
 * Cuts text after this many lines. Screen readers still read the whole title, because it is the name of the
 * link.
 */
const lines = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

const list = { display: 'grid', gap, minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' } as const;

/** Columns of a fixed share, centred: the pictures of an incomplete last page are not stretched. */
const centred = (share: string) =>
  ({
    ...list,
    gridAutoFlow: 'column',
    gridAutoColumns: share,
    justifyContent: 'center',
  }) as const;

const pairs = { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', gridAutoRows: '1fr' } as const;

export const tiles = variantsInLayer(
  {
    halves: {
      ...centred(`calc((100% - ${gap}) / 2)`),
      '@container': {
        [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: '100%', gridAutoRows: '1fr' },
      },
    },
    quarters: {
      ...centred(`calc((100% - 3 * ${gap}) / 4)`),
      '@container': { [narrow]: pairs },
    },
    three: {
      ...list,
      gridTemplateColumns: '2fr 1fr',
      gridTemplateRows: '1fr 1fr',
      '@container': {
        [narrow]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '2fr 1fr' },
      },
    },
    five: {
      ...list,
      gridTemplateColumns: '2fr 1fr 1fr',
      gridTemplateRows: '1fr 1fr',
      '@container': {
        [narrow]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '2fr 1fr 1fr' },
      },
    },
  },
  'tiles',
);

const tileBox = {
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: '96px',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  background: `linear-gradient(135deg, ${accent.tint1}, ${accent.tint3})`,
} as const;

/** The large picture is the first one of these layouts. */
const first = `${tiles.three} > &:first-child, ${tiles.five} > &:first-child`;

export const tile = inLayer({
  ...tileBox,
  selectors: { [first]: { gridRow: '1 / 3' } },
  '@container': { [narrow]: { selectors: { [first]: { gridRow: 'auto', gridColumn: '1 / -1' } } } },
});

export const ratio = variantsInLayer(
  {
    wide: { ...tileBox, aspectRatio: '16 / 9' },
    square: { ...tileBox, aspectRatio: '1' },
    portrait: { ...tileBox, aspectRatio: '3 / 4' },
  },
  'ratio',
);

export const shelf = inLayer({ alignContent: 'center' });

const overAll = {
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
} as const;

/** A company's picture, darkened in dark mode, because it was made for a light page. */
export const picture = inLayer({ ...overAll, ...night({ filter: 'brightness(0.8)' }) });
export const scene = inLayer(overAll);

/** Container of picture and title; the title is on the picture or below it. */
export const tileBody = inLayer({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  alignSelf: 'stretch',
  minInlineSize: 0,
});

const underPicture = '(max-width: 600px)';

export const photoArea = inLayer({
  position: 'relative',
  gridArea: '1 / 1',
  minBlockSize: '64px',
  selectors: { [`${tileBody}[data-state="picture"] > &`]: { gridRow: '1 / 3' } },
  '@container': {
    [underPicture]: { selectors: { [`${tileBody}[data-state="picture"] > &`]: { gridRow: '1' } } },
  },
});

/** The title below the picture, on the background of the tile. */
export const caption = inLayer({
  gridArea: '2 / 1',
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: `${space.x3} ${space.x4}`,
  background: accent.tint1,
  color: vars.ink.base,
  fontSize: size.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  selectors: {
    [`${tileBody}[data-state="picture"] > &`]: {
      ...filled,
      position: 'relative',
      // Behind the text the layer is even, which guarantees the contrast; above the text it fades out.
      paddingBlockStart: space.x12,
      background: `linear-gradient(to top, ${vars.scrim.text} calc(100% - ${space.x10}), transparent)`,
      color: vars.media.ink,
    },
  },
  '@container': {
    [underPicture]: {
      selectors: {
        [`${tileBody}[data-state="picture"] > &`]: {
          paddingBlockStart: space.x3,
          background: accent.tint1,
          color: vars.ink.base,
        },
      },
    },
  },
});

/**
 * A long title is cut after three lines, which a short one needs only at 200 %; a screen reader reads all of
 * it.
 */
export const captionWords = inLayer({
  ...lines(3),
  ...evenLines,
  // Chinese titles break at their punctuation; a clause that is too long for a line still breaks inside.
  wordBreak: 'keep-all',
});

export const cards = inLayer({
  ...centred(`calc((100% - 2 * ${gap}) / 3)`),
  '@container': {
    [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: '100%', alignContent: 'start' },
  },
});

const paper = {
  ...feedback('border-color'),
  position: 'relative',
  minInlineSize: 0,
  overflow: 'clip',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  selectors: { '&:hover': { borderColor: vars.line.strong } },
} as const;

export const card = inLayer({ ...paper, display: 'grid', gridTemplateRows: 'auto 1fr' });
export const photo = inLayer({
  position: 'relative',
  aspectRatio: '16 / 9',
  background: `linear-gradient(135deg, ${accent.tint1}, ${accent.tint3})`,
});

export const rows = inLayer({ ...list, gap: space.x3, alignContent: 'start' });
export const row = inLayer({ ...paper, display: 'flex', alignItems: 'center' });
export const thumb = inLayer({
  position: 'relative',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: 'clamp(96px, 20cqi, 160px)',
  minBlockSize: '80px',
  background: `linear-gradient(135deg, ${accent.tint1}, ${accent.tint3})`,
});

export const words = inLayer({
  display: 'grid',
  alignContent: 'start',
  gap: space.x1,
  minInlineSize: 0,
  paddingInline: space.x4,
  paddingBlock: space.x3,
});
export const title = inLayer({
  ...lines(2),
  margin: 0,
  fontSize: size.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const text = inLayer({
  ...lines(2),
  margin: 0,
  color: vars.ink.muted,
  fontSize: size.s14,
  lineHeight: vars.leading.base,
  selectors: { [`${row} &`]: { WebkitLineClamp: 1 } },
});
export const link = inLayer({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.card },
    [`${tileBody} &:hover`]: { textDecoration: 'underline' },
    // The ring is a dark line beside a bright one, because the picture's colours are unknown.
    [`${tileBody}[data-state="picture"] &:focus-visible::after`]: {
      outline: `3px solid ${vars.media.ink}`,
      outlineOffset: '-6px',
      boxShadow: `inset 0 0 0 9px ${vars.media.surface}`,
    },
  },
});

export const pager = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
});
export const position = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: size.s13,
});
