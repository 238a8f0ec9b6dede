import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';

const { ink, space, text } = vars;

/**
 * Side of a square: as large as the number of weeks allows, but at least 13 px; a calendar that does not fit
 * then scrolls.
 */
const side = 'clamp(13px, (100cqi - 2.5rem) / var(--weeks) - 2px, 22px)';

export const scroller = inLayer({ containerType: 'inline-size' });
export const calendar = inLayer({
  borderCollapse: 'separate',
  borderSpacing: '2px',
  color: ink.muted,
  fontSize: text.s12,
  lineHeight: vars.leading.tight,
});
export const month = inLayer({
  padding: 0,
  paddingBlockEnd: space.x1,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const weekday = inLayer({ position: 'relative', minInlineSize: '2em', padding: 0 });
// The cell is positioned, so that the row is as high as its squares and not as high as the letter.
export const letter = inLayer({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '50%',
  translate: '0 -50%',
  fontWeight: vars.weight.regular,
});

const day = {
  position: 'relative',
  padding: 0,
  borderRadius: '4px',
  color: vars.chart.c1,
  background: vars.surface.sunken,
  forcedColorAdjust: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    inlineSize: '26%',
    aspectRatio: '1',
    borderRadius: '3px',
    background: 'transparent',
  },
  selectors: {
    '&[data-step="1"]::before': { inlineSize: '40%', background: 'currentColor' },
    '&[data-step="2"]::before': { inlineSize: '58%', background: 'currentColor' },
    '&[data-step="3"]::before': { inlineSize: '78%', background: 'currentColor' },
    '&[data-step="4"]::before': { inlineSize: '100%', background: 'currentColor' },
  },
} as const;

export const cell = inLayer({
  ...day,
  minInlineSize: side,
  blockSize: side,
  selectors: {
    ...day.selectors,
    '&:hover': { outline: `2px solid ${ink.base}` },
    '&:focus-visible': { ...focusRing, outlineOffset: '1px', zIndex: 1 },
  },
});
export const square = inLayer({ ...day, flex: 'none', inlineSize: '14px', blockSize: '14px' });
export const steps = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space.x4,
  rowGap: space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: ink.muted,
  fontSize: text.s12,
});
export const step = inLayer({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
