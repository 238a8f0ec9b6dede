import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line, surface, radius } = vars;
/** From this width on the answer sheet is beside the questions. */
const wide = '(min-width: 62rem)';
const phone = '(max-width: 37.5rem)';
const below = `calc(${vars.size.header} + ${space.x4})`;
const card = {
  minInlineSize: 0,
  padding: space.x5,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  '@media': { [phone]: { padding: space.x4 } },
} as const;

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x5,
  paddingBlock: `${space.x5} ${space.x16}`,
  '@media': { print: { display: 'block', paddingBlock: 0 } },
});
/** Controls, which are left out when the page is printed. */
export const onScreen = inLayer({
  // Compensates the button's padding, so that its text is aligned with the text of the page.
  marginInlineStart: `calc(-1 * ${space.x3})`,
  '@media': { print: { display: 'none' } },
});

export const hero = inLayer({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.x4} ${space.x8}`,
  padding: space.x6,
  borderRadius: radius.hero,
  '@media': {
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', padding: space.x5 },
    print: { padding: 0, border: 0, marginBlockEnd: space.x5 },
  },
  selectors: {
    '&[data-alone]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      inlineSize: '100%',
      maxInlineSize: '32rem',
      marginInline: 'auto',
      paddingBlock: space.x8,
    },
  },
});
/** Inside a card that is alone on its page, where the ring is above the text. */
const alone = `${hero}[data-alone] &`;
/** The diameter of the ring is six times this size. */
export const ring = inLayer({ fontSize: '1.5rem' });
export const ringWords = inLayer({ display: 'grid', justifyItems: 'center', lineHeight: vars.leading.tight });
export const figure = inLayer({
  ...figures,
  color: ink.base,
  fontSize: text.s38,
  fontWeight: vars.weight.strong,
  // Points in parts have up to five digits, which must stay inside of the ring.
  selectors: { '&[data-long]': { fontSize: text.s24 } },
});
export const full = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
});
export const plate = inLayer({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  blockSize: '6rem',
  borderRadius: radius.pill,
  background: vars.info.tint,
  color: vars.info.text,
  fontSize: text.s38,
});
export const about = inLayer({
  display: 'grid',
  gap: space.x3,
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': { [phone]: { justifyItems: 'center', textAlign: 'center' } },
  selectors: { [alone]: { justifyItems: 'center', textAlign: 'center' } },
});
export const marks = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  color: ink.muted,
  fontSize: text.s13,
  '@media': { [phone]: { justifyContent: 'center' } },
  selectors: { [alone]: { justifyContent: 'center' } },
});
export const title = inLayer({ overflowWrap: 'anywhere' });
export const line1 = inLayer({ ...figures, margin: 0, color: ink.muted, fontSize: text.s14 });
export const printedOnly = inLayer({
  display: 'none',
  margin: 0,
  fontSize: text.s16,
  '@media': { print: { display: 'block' } },
});
export const reason = inLayer({ margin: 0, fontSize: text.s16, lineHeight: vars.leading.base });
export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x8}`,
  margin: 0,
  '@media': { [phone]: { justifyContent: 'center', gap: `${space.x2} ${space.x6}` } },
  selectors: { [alone]: { justifyContent: 'center' } },
});
export const fact = inLayer({ display: 'grid' });
export const term = inLayer({ color: ink.muted, fontSize: text.s13 });
export const value = inLayer({ ...figures, margin: 0, fontSize: text.s16, fontWeight: vars.weight.strong });
/** The actions are below the text where they do not fit beside it. */
export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  gridColumn: '1 / -1',
  '@media': {
    [wide]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'stretch', maxInlineSize: '16rem' },
    [phone]: { justifyContent: 'center' },
    print: { display: 'none' },
  },
  selectors: {
    [alone]: { gridColumn: 'auto', flexDirection: 'row', justifyContent: 'center' },
    '&:empty': { display: 'none' },
  },
});
export const later = inLayer({ color: ink.muted, fontSize: text.s14 });

export const awards = inLayer({
  ...card,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x6}`,
  paddingBlock: space.x3,
  '@media': { print: { display: 'none' } },
});
export const awardsTitle = inLayer({ margin: 0, fontSize: text.s14, fontWeight: vars.weight.strong });
export const award = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: vars.size.target,
  fontSize: text.s14,
});

export const layout = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x6,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 312px' },
    print: { display: 'block' },
  },
});
/**
 * The answer sheet comes first in the page, because a phone has no space beside the questions; on a wide page
 * it is the second column.
 */
export const side = inLayer({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  '@media': {
    [wide]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: below,
      maxBlockSize: `calc(100dvh - ${below} - ${space.x4})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});
export const main = inLayer({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const sections = inLayer({ ...card, display: 'grid', gap: space.x4, padding: space.x5 });
export const cardTitle = inLayer({ fontSize: text.s16 });
export const section = inLayer({ display: 'grid', gap: space.x1 });
export const sectionLine = inLayer({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x3}`,
  fontSize: text.s14,
});
export const muted = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });

export const paperHead = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
});
export const filters = inLayer({ marginInlineStart: 'auto', '@media': { print: { display: 'none' } } });
/**
 * Hides the questions that do not match the filter. The filter is an attribute of the paper, so that choosing
 * one does not render its questions again; a printed page shows all questions.
 */
const filtered = {
  '[data-filter="wrong"] &:not([data-wrong])': { '@media': { screen: { display: 'none' } } },
  '[data-filter="flagged"] &:not([data-flagged])': { '@media': { screen: { display: 'none' } } },
} as const;

export const group = inLayer({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  '@media': { print: { display: 'block' } },
  selectors: filtered,
});
export const groupTitle = inLayer({
  marginBlockStart: space.x2,
  '@media': { print: { breakAfter: 'avoid' } },
});
export const question = inLayer({
  scrollMarginBlock: `${below} ${space.x6}`,
  selectors: filtered,
  '@media': {
    print: {
      contentVisibility: 'visible',
      breakInside: 'avoid',
      marginBlockEnd: space.x4,
      padding: `${space.x3} 0`,
      borderInline: 0,
      borderBlockStart: 0,
      borderRadius: 0,
    },
  },
});
export const files = inLayer({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const file = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: vars.size.target,
  color: vars.accent.text,
  overflowWrap: 'anywhere',
});

export const note = inLayer({
  ...card,
  display: 'grid',
  gap: space.x3,
  '@media': { ...card['@media'], print: { breakInside: 'avoid', marginBlockEnd: space.x4 } },
});
export const fold = inLayer({
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  '@media': { print: { marginBlockEnd: space.x4 } },
});
export const lates = inLayer({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const late = inLayer({
  display: 'grid',
  gap: space.x1,
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${line.soft}`,
  fontSize: text.s14,
});
export const said = inLayer({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const boneHero = inLayer({ blockSize: '13rem', borderRadius: radius.hero });
export const boneQuestion = inLayer({ blockSize: '20rem', marginBlockStart: space.x6 });
