import { layers, vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { createContainer, globalStyle } from '@vanilla-extract/css';
import { inLayer, variantsInLayer } from '../../style/inLayer.ts';

const { space, text: size, radius } = vars;
const wide = '(min-width: 62rem)';

const lines = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

const panel = {
  border: `1px solid ${vars.line.soft}`,
  borderRadius: radius.card,
  background: vars.surface.raised,
} as const;

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
/** Cards of one row have the same height, so a short title leaves empty space below it. */
export const item = inLayer({ display: 'grid', minInlineSize: 0 });

export const summary = inLayer({
  ...lines(2),
  margin: 0,
  color: vars.ink.muted,
  fontSize: size.s13,
  lineHeight: vars.leading.base,
});

export const oneLine = inLayer({
  ...lines(1),
  margin: 0,
  color: vars.ink.muted,
  fontSize: size.s13,
});

export const facts = inLayer({
  ...figures,
  alignItems: 'center',
  rowGap: space.x1,
  margin: 0,
  marginBlockStart: 'auto',
  color: vars.ink.muted,
  fontSize: size.s13,
  lineHeight: vars.leading.base,
  wordBreak: 'keep-all',
});

export const badge = inLayer({ marginInlineEnd: '1em' });

export const text = inLayer({ ...panel, padding: space.x5 });

export const words = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });

/** The layout of a module depends on its own width, because an advert beside it takes a part of the page. */
const box = createContainer('module');
const roomy = `${box} (min-width: 60rem)`;
const middle = `${box} (min-width: 40rem)`;

export const content = inLayer({ containerName: box, containerType: 'inline-size', minInlineSize: 0 });

export const stack = inLayer({ display: 'grid', gap: space.x3 });
export const rows = inLayer({
  display: 'grid',
  gap: space.x3,
  columnGap: space.x6,
  '@container': { [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const rowsOfThree = inLayer({
  display: 'grid',
  gap: space.x3,
  columnGap: space.x6,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** One large card beside a few rows of the same total height. */
export const feature = inLayer({
  display: 'grid',
  columnGap: space.x6,
  rowGap: space.x3,
  '@container': {
    [middle]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridAutoRows: '1fr',
      selectors: { '&[data-alone]': { gridTemplateColumns: 'minmax(0, 26rem)' } },
    },
  },
});
export const news = feature;
/** The large card is as high as the rows beside it, however many there are. */
const leadOf = (rows: number) => ({
  display: 'grid',
  minInlineSize: 0,
  '@container': { [middle]: { gridRow: `1 / span ${rows}` } },
});
export const lead = variantsInLayer(
  { 0: leadOf(1), 1: leadOf(1), 2: leadOf(2), 3: leadOf(3), 4: leadOf(4) },
  'lead',
);

// The rows beside a large card may be higher than its picture and texts; the picture takes the rest, because an
// empty band below the texts looks like something that has not loaded.
for (const one of Object.values(lead)) {
  globalStyle(`${one} [data-component="CourseCover"]`, {
    '@layer': { [layers.pages]: { '@container': { [middle]: { flexGrow: 100 } } } },
  });
}

export const shelfFrame = inLayer({ position: 'relative', minInlineSize: 0 });
const columns = (count: string) => `calc((100% - (${count} - 1) * ${space.x6}) / ${count})`;
/** On a phone the next card is partly visible, to show that the shelf can be scrolled. */
export const shelf = inLayer({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(17rem, 82%)',
  gap: space.x4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Space for the focus ring and for cards that rise on hover, which a scrolling box would cut off.
  margin: `calc(-1 * ${space.x1})`,
  padding: space.x1,
  scrollPaddingInline: space.x1,
  scrollBehavior: 'smooth',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '[data-stoa-motion="reduced"] &': { scrollBehavior: 'auto' },
  },
  '@container': {
    [middle]: { gap: space.x6, gridAutoColumns: columns('3') },
    [roomy]: { gap: space.x6, gridAutoColumns: columns('4') },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
});
globalStyle(`${shelf} > li`, { '@layer': { [layers.pages]: { scrollSnapAlign: 'start' } } });
/** Three cards fill the row. */
export const three = inLayer({
  '@container': { [middle]: { selectors: { '&&': { gridAutoColumns: columns('3') } } } },
});
/** The buttons are in the row of the title, before its link to more; a narrow shelf is scrolled by touch. */
export const slide = inLayer({
  display: 'none',
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space.x3})`,
  insetInlineEnd: 0,
  gap: space.x2,
  selectors: { '&[data-more]': { insetInlineEnd: '5.5rem' } },
  '@container': { [middle]: { display: 'flex' } },
});

export const rest = inLayer({ minInlineSize: 0, selectors: { '&:focus': { outline: 'none' } } });
export const moreModules = inLayer({ justifySelf: 'center', alignSelf: 'center' });

/** From this width on there is a free column beside a module. */
const column = '(min-width: 85rem)';

export const withAside = inLayer({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [column]: {
      gridTemplateColumns: 'minmax(0, 1fr) 16rem',
      selectors: { '&[data-start]': { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
    },
  },
});
export const aside = inLayer({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [column]: { selectors: { [`${withAside}[data-start] > &`]: { order: -1 } } } },
});

export const newsLine = inLayer({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  paddingBlock: space.x2,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});
export const newsTitle = inLayer({ fontSize: size.s14, WebkitLineClamp: 1 });

/** As many people in a row as fit; together they fill the row. */
export const people = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space.x4,
});
export const person = inLayer({
  ...panel,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
  padding: space.x4,
  selectors: { '&:hover': { borderColor: vars.line.strong } },
});
export const personWords = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });

/** The button lies above the link, which covers the whole card. */
export const personMark = inLayer({ position: 'relative', zIndex: 1 });

export const packageName = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  fontSize: size.s16,
  fontWeight: vars.weight.strong,
});
export const crown = inLayer({ display: 'inline-flex', color: vars.warning.text, fontSize: size.s20 });
export const packet = inLayer({
  ...panel,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  minInlineSize: 0,
  padding: space.x5,
});
export const packageGo = inLayer({ marginBlockStart: 'auto', alignSelf: 'start' });
export const price = inLayer({
  ...figures,
  margin: 0,
  fontSize: size.s24,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const term = inLayer({
  color: vars.ink.muted,
  fontSize: size.s13,
  fontWeight: vars.weight.regular,
});

export const ranking = inLayer({
  ...panel,
  display: 'grid',
  columnGap: space.x10,
  margin: 0,
  paddingBlock: space.x2,
  paddingInline: space.x5,
  listStyle: 'none',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(6, auto)',
      gridAutoFlow: 'column',
    },
  },
});
export const place = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
  minBlockSize: vars.size.row,
});
export const placeNumber = inLayer({
  ...figures,
  flex: 'none',
  // All numbers are as wide as the large ones of the first three places, so that all names start at the same
  // distance.
  minInlineSize: '1.5rem',
  color: vars.ink.muted,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  selectors: { '&[data-top]': { color: vars.accent.text, fontSize: size.s18 } },
});
export const placeName = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${place}[data-mine] &`]: { fontWeight: vars.weight.strong } },
});
export const figure = inLayer({ ...figures, flex: 'none', color: vars.ink.muted, fontSize: size.s13 });

export const join = inLayer({
  display: 'grid',
  alignContent: 'center',
  gap: space.x1,
  padding: space.x5,
  border: `1px solid ${vars.accent.borderSoft}`,
  borderRadius: radius.hero,
  background: vars.accent.tint1,
});
export const joinText = inLayer({ margin: 0, maxInlineSize: vars.width.reading });
export const joinFact = inLayer({ ...figures, margin: 0, minBlockSize: '1.65em' });
