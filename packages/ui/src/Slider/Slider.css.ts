import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const thumbSize = '20px';
/** Where the thumb's middle stands for the share `--share` of the way. */
const middle = `calc(${thumbSize} / 2 + var(--share) * (100% - ${thumbSize}))`;

// The value stands level with the track, and the words of the marks below both.
export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x4,
  inlineSize: '100%',
  minInlineSize: 0,
});
export const alone = inLayer({ selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } });

const track = {
  boxSizing: 'border-box',
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  border: `1px solid ${vars.line.strong}`,
} as const;

const thumb = {
  ...feedback('border-color'),
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `2px solid ${vars.accent.indicator}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  cursor: 'inherit',
} as const;

const off = { borderColor: vars.line.strong, background: vars.surface.sunken };

export const input = inLayer({
  appearance: 'none',
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  blockSize: vars.size.target,
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  // The way already gone: a bar of its own, because only Firefox draws one.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(50% - 3px)',
    inlineSize: middle,
    blockSize: '6px',
    borderStartStartRadius: vars.radius.pill,
    borderEndStartRadius: vars.radius.pill,
    background: vars.accent.indicator,
    pointerEvents: 'none',
  },
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-moz-range-progress': {
      blockSize: '6px',
      borderRadius: vars.radius.pill,
      background: vars.accent.indicator,
    },
    // The thumb stands above the bar and in the middle of the track.
    '&::-webkit-slider-thumb': { ...thumb, position: 'relative', zIndex: 1, marginBlockStart: '-8px' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: 'none' },
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::before': { background: vars.line.strong },
    '&:disabled::-webkit-slider-thumb': off,
    '&:disabled::-moz-range-thumb': off,
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto', selectors: { '&::before': { content: 'none' } } },
  },
});

export const marks = inLayer({
  gridColumnStart: 1,
  position: 'relative',
  minBlockSize: `calc(1em * ${vars.leading.base} + 6px)`,
  color: vars.ink.muted,
  fontSize: vars.text.s12,
});

export const mark = inLayer({
  position: 'absolute',
  insetInlineStart: middle,
  display: 'grid',
  // A column of no width: what is wider hangs over on both sides alike.
  gridTemplateColumns: '0',
  justifyItems: 'center',
  inlineSize: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '""',
    inlineSize: '1px',
    blockSize: '6px',
    background: vars.line.strong,
  },
  selectors: { '&[data-state="passed"]::before': { background: vars.accent.indicator } },
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
});

export const output = inLayer({
  ...figures,
  minInlineSize: '3.5em',
  color: vars.ink.base,
  fontSize: vars.text.s14,
  textAlign: 'end',
});
