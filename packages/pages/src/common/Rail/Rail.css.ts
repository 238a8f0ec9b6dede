import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { feedback, figures, focusRing, roomy } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line: lines } = vars;
const wide = '(min-width: 68.75rem)';
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

/** Longer rows would part a title from the button at its end. */
export const main = inLayer({
  minInlineSize: 0,
  '@media': { [wide]: { gridColumn: 1, gridRow: '1 / span 2', maxInlineSize: '60rem' } },
});

const column = {
  display: 'grid',
  gap: space.x8,
  minInlineSize: 0,
  // Its parts leave themselves out where they have nothing to show.
  selectors: { '&:empty': { display: 'none' } },
} as const;

export const rest = inLayer({ ...column, '@media': { [wide]: { gridColumn: 2 } } });
export const lead = inLayer({
  ...column,
  '@media': {
    [wide]: {
      gridColumn: 2,
      selectors: {
        // Alone in its column it stays in view beside a long list.
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
// On a phone a thumb presses what stands here.
globalStyle(`${card} [data-component="Button"]`, {
  '@layer': { [layers.pages]: roomy },
});
/** A part of a card that takes a line of its own in the column, and stands beside others where there is room. */
export const cell = inLayer({ flex: '1 1 13rem', minInlineSize: 0 });
export const cardTitle = inLayer({ flex: '1 0 100%' });

/** One below the other in the column, and beside each other where the list has the whole width. */
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

/** The whole panel is the target of the link in it. */
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
});
export const label = inLayer({ flex: 'none', color: ink.muted });
export const value = inLayer({
  ...figures,
  margin: 0,
  fontWeight: vars.weight.strong,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
