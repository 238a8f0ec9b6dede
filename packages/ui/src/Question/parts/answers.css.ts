import { vars } from '@stoa/theme/tokens';
import { figures, ownOrder } from '../../style/figures.ts';
import { inLayer } from '../../style/inLayer.ts';
import { phone, thumbSized } from '../../style/touch.ts';
import { feedback } from '../../style/transition.ts';

const { space, text, ink, line, surface, radius, accent } = vars;
const rounded = `calc(${radius.card} - 4px)`;
/** Options are 44 px high at any density, because exams are answered in a hurry. */
const roomy = '44px';

export const options = inLayer({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const written = inLayer({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const twins = inLayer({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  maxInlineSize: '32rem',
});

export const option = inLayer({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  boxSizing: 'border-box',
  minBlockSize: roomy,
  paddingBlock: '10px',
  paddingInline: space.x4,
  borderRadius: rounded,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  cursor: 'pointer',
});

const box = {
  ...feedback('background-color', 'border-color'),
  appearance: 'none',
  boxSizing: 'border-box',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  marginBlockStart: `calc((1em * ${vars.leading.base} - 20px) / 2)`,
  border: `1.5px solid ${line.strong}`,
  background: surface.raised,
  font: 'inherit',
  cursor: 'inherit',
  '::before': { content: '""', background: 'transparent' },
} as const;
const filled = { background: accent.indicator, borderColor: accent.indicator };

export const radio = inLayer({
  ...box,
  borderRadius: radius.pill,
  '::before': { ...box['::before'], inlineSize: '8px', blockSize: '8px', borderRadius: radius.pill },
  selectors: {
    '&:checked': filled,
    '&:checked::before': { background: surface.raised },
    // The whole option shows the focus ring.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { borderColor: line.soft },
    '&:disabled:checked': { background: ink.disabled, borderColor: ink.disabled },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const checkbox = inLayer({
  ...box,
  borderRadius: '5px',
  '::before': {
    ...box['::before'],
    inlineSize: '100%',
    blockSize: '100%',
    clipPath: 'polygon(14% 52%, 24% 42%, 41% 59%, 77% 21%, 87% 31%, 41% 79%)',
  },
  selectors: {
    '&:checked': filled,
    '&:checked::before': { background: surface.raised },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { borderColor: line.soft },
    '&:disabled:checked': { background: ink.disabled, borderColor: ink.disabled },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

/**
 * The text of an option, whose `::before` is its surface and border. It is a sibling of the input, because
 * Firefox before 121 cannot match a label by what it contains (`:has`).
 */
export const face = inLayer({
  ...ownOrder,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    border: `1px solid ${line.soft}`,
    borderRadius: rounded,
    background: surface.raised,
  },
  selectors: {
    [`${option}:hover &::before`]: { borderColor: line.strong },
    'input:checked ~ &::before': {
      background: accent.tint1,
      borderColor: accent.indicator,
      boxShadow: `inset 0 0 0 1px ${accent.indicator}`,
    },
    'input:focus-visible ~ &::before': { outline: `2px solid ${accent.indicator}`, outlineOffset: '2px' },
    'input:disabled ~ &::before': { borderColor: line.soft },
    'input:disabled:checked ~ &::before': {
      background: surface.sunken,
      borderColor: line.strong,
      boxShadow: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { 'input:checked ~ &::before': { borderColor: 'Highlight', borderWidth: '2px' } },
    },
  },
});
export const locked = inLayer({ cursor: 'default' });

export const letter = inLayer({
  flexShrink: 0,
  inlineSize: '1.25em',
  color: ink.muted,
  fontWeight: vars.weight.strong,
});

export const signed = inLayer({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const otherInput = inLayer({ flex: 1, minInlineSize: '8rem', marginBlock: '-6px' });
export const otherLine = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });

/** A field for a few words inside of a sentence. */
export const blank = inLayer({
  ...feedback('border-color'),
  boxSizing: 'border-box',
  inlineSize: '9em',
  maxInlineSize: '100%',
  minBlockSize: '36px',
  '@media': { [phone]: { minBlockSize: roomy } },
  margin: `2px ${space.x1}`,
  paddingInline: space.x2,
  border: `1px solid ${line.strong}`,
  borderRadius: radius.control,
  background: surface.raised,
  color: ink.base,
  font: 'inherit',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: ink.muted },
    '&:focus-visible': {
      outline: `2px solid ${accent.indicator}`,
      outlineOffset: '1px',
      borderColor: accent.indicator,
    },
    '&:disabled': { background: surface.sunken, borderColor: line.soft },
  },
});
export const move = inLayer(thumbSized);
export const keep = inLayer({ ...thumbSized, justifySelf: 'start' });
export const sentence = inLayer({ lineHeight: 2.6 });

export const essay = inLayer({
  display: 'block',
  minBlockSize: '8.5em',
  resize: 'vertical',
  paddingBlock: space.x3,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
});
export const choices = inLayer({
  display: 'grid',
  gap: space.x1,
  margin: 0,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: rounded,
  background: surface.sunken,
  color: ink.base,
  fontSize: text.s14,
  listStyle: 'none',
});

export const pair = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(10rem, 1fr)',
  alignItems: 'center',
  gap: space.x4,
  minBlockSize: roomy,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  // Side by side on a phone, large text would be broken within its words.
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x1 } },
});

export const thing = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  minBlockSize: roomy,
  paddingBlock: space.x1,
  paddingInline: `${space.x3} ${space.x2}`,
  border: `1px solid ${line.soft}`,
  borderRadius: rounded,
  background: surface.raised,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  selectors: {
    '&[data-dragging]': { borderColor: accent.indicator, boxShadow: vars.shadow.lift },
    '&:focus-within': { borderColor: line.strong },
  },
});
export const grip = inLayer({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: '32px',
  color: ink.muted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '[data-dragging] &': { cursor: 'grabbing' } },
});
export const thingPlace = inLayer({
  ...figures,
  color: ink.muted,
  fontWeight: vars.weight.strong,
});
export const thingText = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const scale = inLayer({
  display: 'grid',
  gap: space.x2,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});
export const steps = inLayer({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const step = inLayer({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: roomy,
  minBlockSize: roomy,
  fontSize: text.s14,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});
// The native radio button covers the whole step and is transparent, so that keys, forms and screen readers
// work.
export const stepRadio = inLayer({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const star = inLayer({
  display: 'grid',
  placeItems: 'center',
  color: line.strong,
  fontSize: text.s24,
  borderRadius: radius.control,
  selectors: {
    '&[data-state="on"]': { color: accent.indicator, fill: accent.indicator },
    'input:focus-visible ~ &': { outline: `2px solid ${accent.indicator}`, outlineOffset: '6px' },
    [`${step}:hover > &`]: { color: accent.indicator },
  },
});
export const stepNumber = inLayer({
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    border: `1px solid ${line.strong}`,
    borderRadius: rounded,
    background: surface.raised,
  },
  selectors: {
    [`${step}:hover > &::before`]: { borderColor: accent.indicator },
    'input:checked ~ &': { color: accent.textStrong, fontWeight: vars.weight.strong },
    'input:checked ~ &::before': {
      background: accent.tint1,
      borderColor: accent.indicator,
      boxShadow: `inset 0 0 0 1px ${accent.indicator}`,
    },
    'input:focus-visible ~ &::before': { outline: `2px solid ${accent.indicator}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { 'input:checked ~ &::before': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});
export const ends = inLayer({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  color: ink.muted,
  fontSize: text.s13,
});

/** Below this width a matrix has no space for columns. */
export const narrow = '(max-width: 47.99rem)';
const soft = `1px solid ${line.soft}`;

export const scroller = inLayer({
  overflow: 'auto',
  maxBlockSize: 'min(70dvh, 36rem)',
  borderRadius: rounded,
  border: soft,
  '@media': { [narrow]: { maxBlockSize: 'none', border: 0, borderRadius: 0 } },
});
export const table = inLayer({
  inlineSize: '100%',
  // All columns are equally wide, so that no answer looks more important than another.
  tableLayout: 'fixed',
  // Borders that are shared would not stay with a head that stays in view.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  '@media': { [narrow]: { display: 'block' } },
});
export const columns = inLayer({
  '@media': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const column = inLayer({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: space.x3,
  background: surface.sunken,
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const firstColumn = inLayer({ inlineSize: '34%', textAlign: 'start' });
export const rows = inLayer({ '@media': { [narrow]: { display: 'block' } } });
export const row = inLayer({
  '@media': {
    [narrow]: {
      display: 'block',
      overflow: 'hidden',
      border: soft,
      borderRadius: rounded,
      selectors: { '& + &': { marginBlockStart: space.x3 } },
    },
  },
});
export const rowHead = inLayer({
  padding: `${space.x2} ${space.x3}`,
  borderBlockStart: soft,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: {
      display: 'block',
      padding: space.x3,
      borderBlockStart: 0,
      background: surface.sunken,
      fontWeight: vars.weight.strong,
    },
  },
});
export const cell = inLayer({
  padding: 0,
  borderBlockStart: soft,
  textAlign: 'center',
  '@media': { [narrow]: { display: 'block' } },
});
export const cellTarget = inLayer({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: roomy,
  minBlockSize: roomy,
  cursor: 'pointer',
  selectors: { '&:hover': { background: surface.hover } },
  '@media': {
    [narrow]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      gap: space.x3,
      paddingInline: space.x3,
    },
  },
});
export const cellWords = inLayer({
  display: 'none',
  '@media': { [narrow]: { display: 'inline' } },
});
export const cellRadio = inLayer({
  marginBlockStart: 0,
  selectors: {
    '&&': { marginBlockStart: 0 },
    '&&:focus-visible': { outline: `2px solid ${accent.indicator}`, outlineOffset: '3px' },
  },
});
