import { createVar } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { phone, thumb } from '../style/touch.ts';

const { media, space, text, radius, surface, ink, line: edge, accent } = vars;

const paper = createVar('paper');
const words = createVar('words');
const quiet = createVar('quiet');
const hover = createVar('hover');
const border = createVar('border');
const strong = createVar('strong');

export const root = inLayer({
  vars: {
    [paper]: surface.raised,
    [words]: ink.base,
    [quiet]: ink.muted,
    [hover]: surface.hover,
    [border]: edge.strong,
    [strong]: accent.text,
  },
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: space.x2,
  boxSizing: 'border-box',
  minInlineSize: 0,
  background: paper,
  color: words,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  selectors: {
    '&[data-surface="film"]': {
      vars: {
        [paper]: media.surface,
        [words]: media.ink,
        [quiet]: media.inkMuted,
        [hover]: media.raised,
        [border]: media.inkMuted,
        [strong]: media.accent,
      },
      gap: 0,
      padding: space.x2,
    },
  },
});

export const head = inLayer({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const search = inLayer({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '36px',
  boxSizing: 'border-box',
  paddingBlock: 0,
  paddingInline: space.x3,
  border: `1px solid ${border}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  selectors: { '&::placeholder': { color: quiet, opacity: 1 }, '&:focus-visible': focusRing },
});
export const count = inLayer({ ...figures, color: quiet, fontSize: text.s12, whiteSpace: 'nowrap' });
export const close = inLayer({
  color: words,
  selectors: { '&&:hover': { background: hover, color: words } },
});
export const languages = inLayer({ justifySelf: 'start' });

export const body = inLayer({ position: 'relative', display: 'grid', minBlockSize: 0 });
export const list = inLayer({
  position: 'relative',
  overflowY: 'auto',
  maxBlockSize: 'max(16rem, calc(100dvh - 16rem))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overscrollBehavior: 'contain',
  selectors: { '[data-surface="film"] &': { maxBlockSize: 'none' } },
});
export const line = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '36px',
  paddingBlock: space.x2,
  paddingInline: space.x2,
  border: 0,
  borderInlineStart: '2px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: hover },
    '&[aria-current]': { background: hover, borderInlineStartColor: strong },
    '&:disabled': { background: 'transparent', color: quiet, cursor: 'not-allowed' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    [phone]: { minBlockSize: thumb },
  },
});
export const time = inLayer({ ...figures, color: quiet, direction: 'ltr', unicodeBidi: 'isolate' });
export const mark = inLayer({
  background: 'transparent',
  color: strong,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const reason = inLayer({
  margin: 0,
  padding: `${space.x3} ${space.x2} ${space.x1}`,
  borderBlockStart: `1px solid ${edge.soft}`,
  color: quiet,
  fontSize: text.s13,
});
/**
 * The button that returns to the spoken line floats over the end of the list and does not cover the text of a
 * line.
 */
export const follow = inLayer({
  position: 'absolute',
  insetBlockEnd: space.x2,
  insetInlineEnd: space.x4,
  background: paper,
});
export const empty = inLayer({ margin: 0, padding: space.x2, color: quiet });
