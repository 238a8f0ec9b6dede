import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { phone } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

const { space, text } = vars;

export const root = inLayer({
  ...feedback('background-color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
  minBlockSize: vars.size.listRow,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: vars.surface.hover } },
  // Beside the title there is no room for a date on a phone, so it is beside the parent.
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignContent: 'center',
      // The date stays clear of a long title above it.
      rowGap: space.x1,
    },
  },
});

export const icon = inLayer({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  color: vars.ink.muted,
  '@media': { [phone]: { gridRow: '1 / 3' } },
});

export const words = inLayer({
  flex: 1,
  minInlineSize: 0,
  '@media': { [phone]: { display: 'contents' } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** At the usual text size two lines of a title and its parent fit into a row, so that it is as high as its skeleton. */
export const title = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  '@media': { [phone]: { gridColumn: '2 / 4', alignSelf: 'end' } },
});
export const link = inLayer({
  color: vars.ink.base,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-2px' },
  },
});
export const parent = inLayer({
  ...oneLine,
  color: vars.ink.muted,
  fontSize: text.s13,
  '@media': { [phone]: { gridColumn: 2 } },
});
export const mark = inLayer({
  ...figures,
  flexShrink: 0,
  '@media': { [phone]: { gridColumn: 3, gridRow: 2 } },
});
export const action = inLayer({
  position: 'relative',
  zIndex: 1,
  flexShrink: 0,
  '@media': { [phone]: { gridColumn: 4, gridRow: '1 / 3' } },
});
