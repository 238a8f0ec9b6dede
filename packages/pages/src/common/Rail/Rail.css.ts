import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { feedback, figures, focusRing, roomy } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line: lines } = vars;
const wide = '(min-width: 68.75rem)';
const narrow = '(max-width: 68.74rem)';
/**
 * Whether the content is still loading. The skeleton of a text is left out, because it stays where the
 * sanitiser cannot be loaded.
 */
const loading = ':has([data-part="waiting"], [data-component="Skeleton"]:not([data-component="RichText"] *))';
/** Wide enough for facts side by side, and too narrow for the column. */
const between = '(min-width: 40rem) and (max-width: 68.74rem)';
const belowHeader = `calc(${vars.size.header} + ${space.x6})`;

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.x12,
      alignItems: 'start',
    },
  },
});

/**
 * The content has a maximum width, because in longer rows a title would be far from the button at the row's
 * end.
 */
export const main = inLayer({
  minInlineSize: 0,
  '@media': { [wide]: { gridColumn: 1, gridRow: '1 / span 2', maxInlineSize: '60rem' } },
});

const column = {
  display: 'grid',
  gap: space.x8,
  minInlineSize: 0,
  // A part without content renders nothing, so the column may be empty.
  selectors: { '&:empty': { display: 'none' } },
} as const;

export const rest = inLayer({
  ...column,
  '@media': {
    [wide]: { gridColumn: 2 },
    // Below the content it would be pushed off the screen by what still loads.
    [narrow]: { selectors: { [`${main}${loading} ~ &`]: { display: 'none' } } },
  },
});
export const lead = inLayer({
  ...column,
  '@media': {
    [wide]: {
      gridColumn: 2,
      selectors: {
        // When the column has only one part, it stays in view beside a long list.
        '&:nth-last-child(2)': { gridRow: '1 / span 2', position: 'sticky', insetBlockStart: belowHeader },
      },
    },
  },
});

export const part = inLayer({ display: 'grid', alignContent: 'start', gap: space.x3, minInlineSize: 0 });

export const card = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x4,
  minInlineSize: 0,
  padding: space.x5,
  border: `1px solid ${lines.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
// On a phone the buttons are larger, because they are pressed with a thumb.
globalStyle(`${card} [data-component="Button"]`, {
  '@layer': { [layers.pages]: roomy },
});
/**
 * A part of a card: in the column it has a line of its own, and elsewhere it is placed beside others if there
 * is space.
 */
export const cell = inLayer({ flex: '1 1 13rem', minInlineSize: 0 });
export const cardTitle = inLayer({ flex: '1 0 100%' });

/** The entries are stacked in the column, and placed side by side if the list has the full width. */
export const list = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const sheet = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
  padding: space.x4,
  border: `1px solid ${lines.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: ink.base,
  fontSize: text.s14,
});

/** Makes the whole panel the click target of the link inside it. */
export const sheetOfLink = inLayer({
  ...feedback('border-color'),
  position: 'relative',
  selectors: { '&:hover': { borderColor: lines.strong } },
});

export const words = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = inLayer({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const line = inLayer({ ...figures, color: ink.muted, fontSize: text.s13 });

/** The title of an entry; its link is stretched over the positioned element around it. */
export const title = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: ink.base,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:hover': { color: vars.accent.text },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

/** An entry with its picture, without a frame. */
export const pictured = inLayer({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
});
export const cover = inLayer({ flex: 'none', inlineSize: '7rem', borderRadius: vars.radius.control });

export const facts = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space.x2} ${space.x8}`,
  flex: '1 1 13rem',
  margin: 0,
  fontSize: text.s14,
});
export const fact = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x4,
  minInlineSize: 0,
  // Side by side, a value at the far end of its place would be nearer to the next label than to its own.
  '@media': { [between]: { flexDirection: 'column', gap: 0 } },
});
export const label = inLayer({ flex: 'none', color: ink.muted });
export const value = inLayer({
  ...figures,
  margin: 0,
  fontWeight: vars.weight.strong,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': { [between]: { textAlign: 'start' } },
});
