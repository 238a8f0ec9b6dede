import { vars } from '@stoa/theme/tokens';
import { ownOrder } from '../style/figures.ts';
import { filled } from '../style/filled.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, text } = vars;
const place = 'stepper';
// Below this width the steps of a row would be too narrow for their text, so they form a column.
const narrow = `${place} (max-width: 36rem)`;

export const root = inLayer({ minInlineSize: 0, containerName: place, containerType: 'inline-size' });

export const list = inLayer({
  display: 'flex',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.ink.base,
  fontSize: text.s14,
});
export const row = inLayer({ '@container': { [narrow]: { flexDirection: 'column', gap: 0 } } });
export const column = inLayer({ selectors: { '&&': { flexDirection: 'column', gap: 0 } } });

const upright = {
  flexDirection: 'row',
  paddingBlockEnd: space.x5,
} as const;
const uprightLine = {
  insetBlock: `calc(28px + ${space.x1}) ${space.x1}`,
  insetInlineStart: '13px',
  insetInlineEnd: 'auto',
  inlineSize: '2px',
  blockSize: 'auto',
} as const;

export const step = inLayer({
  position: 'relative',
  display: 'flex',
  gap: space.x2,
  flex: '1 1 0',
  minInlineSize: 0,
});
export const stepInRow = inLayer({
  flexDirection: 'column',
  '@container': { [narrow]: upright },
});
export const stepInColumn = inLayer(upright);

/** The line to the next step; coloured when this step is done. */
export const line = inLayer({
  position: 'absolute',
  background: vars.line.soft,
  borderRadius: vars.radius.pill,
  selectors: {
    'li:last-child > &': { display: 'none' },
    '[data-state="done"] > &': { background: vars.accent.indicator },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const lineInRow = inLayer({
  insetBlockStart: '13px',
  insetInline: `calc(28px + ${space.x2}) 0`,
  blockSize: '2px',
  '@container': { [narrow]: uprightLine },
});
export const lineInColumn = inLayer(uprightLine);

export const mark = inLayer({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '28px',
  blockSize: '28px',
  border: `1.5px solid ${vars.line.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  color: vars.ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    '[data-state="done"] > &': {
      borderColor: vars.accent.indicator,
      background: vars.accent.tint1,
      color: vars.accent.text,
    },
    '[data-state="current"] > &': {
      ...filled,
      borderColor: vars.accent.fillEdge,
      background: vars.accent.fill,
      color: vars.accent.onFill,
      fontWeight: vars.weight.strong,
    },
    '[data-state="error"] > &': {
      borderColor: vars.danger.indicator,
      background: vars.danger.tint,
      color: vars.danger.text,
    },
  },
});

export const words = inLayer({ minInlineSize: 0, paddingInlineEnd: space.x3, overflowWrap: 'anywhere' });
export const label = inLayer({
  display: 'block',
  paddingBlock: space.x1,
  color: vars.ink.muted,
  lineHeight: vars.leading.tight,
  selectors: {
    '[data-state="current"] > * > &': { color: vars.ink.base, fontWeight: vars.weight.strong },
    '[data-state="done"] > * > &': { color: vars.ink.base },
    '[data-state="error"] > * > &': { color: vars.danger.text },
  },
});
export const link = inLayer({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const description = inLayer({ ...ownOrder, color: vars.ink.muted, fontSize: text.s13 });
