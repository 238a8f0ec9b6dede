import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { figures, thumbSized } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';
import { barHeight } from './barHeight.ts';

const { space, text, ink, line, surface } = vars;
/** From this width on the answer sheet is beside the questions. */
const wide = '(min-width: 62rem)';

export const end = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  // With the largest text, clock and button do not fit side by side on a narrow phone.
  '@media': { '(max-width: 37.5rem)': { flexWrap: 'wrap', justifyContent: 'end', rowGap: space.x1 } },
});
export const leaves = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="last"]': { color: vars.danger.text, fontWeight: vars.weight.strong } },
  '@media': { '(max-width: 56rem)': { display: 'none' } },
});
/** Size of a button of the paper, which is pressed with a thumb on a phone. */
export const press = inLayer(thumbSized);
/**
 * The button that leaves the exam is before the title, and does not move the title away from the edge of the
 * paper.
 */
export const wayOut = inLayer({ ...thumbSized, marginInlineStart: `calc(-1 * ${space.x2})` });
/** Hidden on a narrow page, because the text is not needed to answer. */
export const attempt = inLayer({ '@media': { '(max-width: 56rem)': { display: 'none' } } });
export const save = inLayer({
  ...figures,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x1}`,
  minInlineSize: 0,
  color: ink.muted,
  fontSize: text.s13,
  selectors: {
    '&[data-state="saved"]': { color: vars.success.text },
    '&:is([data-state="waiting"], [data-state="held"])': { color: vars.warning.text },
    '&:is([data-state="refused"], [data-state="partly"])': { color: vars.danger.text },
  },
});
export const spent = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: ink.muted,
  fontSize: text.s14,
  fontVariantNumeric: 'tabular-nums',
});

export const root = inLayer({
  boxSizing: 'border-box',
  selectors: { '&[data-guarded]': { userSelect: 'none' } },
  '@media': {
    print: { selectors: { '&[data-guarded]': { display: 'none' } } },
    '(max-width: 37.5rem)': { paddingInline: space.x3 },
  },
  minBlockSize: `calc(100dvh - ${barHeight})`,
  paddingBlock: `${space.x6} ${space.x16}`,
  paddingInline: space.x6,
  background: surface.page,
  color: ink.base,
});
export const layout = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x6,
  maxInlineSize: vars.width.content,
  marginInline: 'auto',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 312px' } },
});
export const paper = inLayer({ display: 'grid', gap: space.x8, minInlineSize: 0 });
/** Keeps what is below the questions off the screen until they are there. */
export const awaited = inLayer({ minBlockSize: '100dvh' });
export const section = inLayer({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const sectionTitle = inLayer({
  margin: 0,
  fontSize: text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
/** Reserves space for the bar above a question that is scrolled into view. */
export const question = inLayer({ scrollMarginBlock: `calc(${barHeight} + ${space.x6}) ${space.x6}` });

export const steps = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const step = inLayer({
  // On a phone the two buttons share the width, and the position is above them.
  '@media': { '(max-width: 37.5rem)': { flex: '1 1 8em' } },
});
export const place = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s14,
  '@media': { '(max-width: 37.5rem)': { order: -1, flex: '1 1 100%', textAlign: 'center' } },
});
export const kept = inLayer({ color: ink.muted });

export const side = inLayer({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${barHeight} + ${space.x6})`,
      maxBlockSize: `calc(100dvh - ${barHeight} - ${space.x12})`,
      overflowY: 'auto',
    },
  },
});
export const panel = inLayer({
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.card,
  background: surface.raised,
});
export const note = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });
export const newsList = inLayer({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.s13,
});
export const newsItem = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  overflowWrap: 'anywhere',
});
export const newsTime = inLayer({ ...figures, color: ink.muted });
/** The newest message floats over the page as a toast does. */
export const latest = inLayer({
  position: 'fixed',
  // Leaves space below for the line that says that the device is offline.
  insetBlockEnd: space.x16,
  insetInline: space.x4,
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  boxSizing: 'border-box',
  maxInlineSize: '28rem',
  marginInline: 'auto',
  paddingBlock: space.x2,
  paddingInline: `${space.x4} ${space.x2}`,
  border: `1px solid ${line.soft}`,
  borderInlineStart: `3px solid ${vars.accent.indicator}`,
  borderRadius: vars.radius.control,
  background: surface.overlay,
  color: ink.base,
  boxShadow: vars.shadow.menu,
  fontSize: text.s14,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: vars.success.indicator },
    '&[data-tone="warning"]': { borderInlineStartColor: vars.warning.indicator },
    '&[data-tone="danger"]': { borderInlineStartColor: vars.danger.indicator },
  },
});
export const lock = inLayer({
  position: 'sticky',
  insetBlockStart: `calc(${barHeight} + ${space.x2})`,
  zIndex: 1,
});
export const placed = inLayer({ display: 'grid', gap: space.x2, minInlineSize: 0 });
// The first questions are laid out at once, because an estimated height would be corrected while people look at
// them.
globalStyle(`${placed}:nth-of-type(-n + 4) > [data-component="Question"]`, {
  '@layer': { [layers.pages]: { contentVisibility: 'visible' } },
});
export const others = inLayer({
  display: 'grid',
  gap: space.x2,
  justifyItems: 'start',
  padding: `${space.x4} ${space.x6}`,
  border: `1px solid ${vars.warning.border}`,
  borderRadius: vars.radius.card,
  background: vars.warning.tint,
});
export const otherList = inLayer({
  display: 'grid',
  gap: space.x2,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const other = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  paddingBlock: space.x2,
  borderBlockStart: `1px solid ${vars.warning.border}`,
});
export const otherText = inLayer({ flex: '1 1 12em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const dialog = inLayer({ display: 'grid', gap: space.x5 });
export const ready = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  color: vars.success.text,
});
export const group = inLayer({ display: 'grid', gap: space.x2 });
export const groupTitle = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
});
export const open = inLayer({ color: vars.warning.text });
export const numbers = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const warning = inLayer({
  margin: 0,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${line.soft}`,
  color: ink.muted,
  fontSize: text.s13,
});
