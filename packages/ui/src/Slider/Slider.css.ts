import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const thumbSize = '20px';
/** Position of the thumb's centre when `--share` of the track is passed. */
const middle = `calc(${thumbSize} / 2 + var(--share) * (100% - ${thumbSize}))`;

// The value is level with the track; the labels of the marks are below both.
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
  // The passed part of the track is drawn here, because only Firefox draws it itself.
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
    // The thumb is above the bar, at the middle height of the track.
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
  // A column without width, so that a wide label extends equally to both sides.
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
