import { vars } from '@stoa/theme/tokens';
import { feedback, figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const { space, line, ink, surface, text, radius } = vars;

export const grid = inLayer({
  display: 'grid',
  gap: `${space.x8} ${space.x10}`,
  alignItems: 'start',
  paddingBlockStart: space.x5,
  borderBlockStart: `1px solid ${line.soft}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  // No line is needed here, because a document ends with a line of its own.
  selectors: { '[data-reading] &': { borderBlockStart: 0 } },
});
export const column = inLayer({ display: 'grid', gap: space.x8, minInlineSize: 0 });
export const part = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const intro = inLayer({
  margin: 0,
  maxInlineSize: vars.width.reading,
  color: ink.base,
  lineHeight: vars.leading.base,
});
export const hint = inLayer({
  ...figures,
  margin: 0,
  color: ink.muted,
  fontSize: text.s14,
});

/** The row is as high as its button, even before the button has loaded. */
export const hintRow = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
  minBlockSize: '32px',
});

export const list = inLayer({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });

const row_ = {
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '52px',
  padding: `${space.x2} ${space.x4}`,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  color: ink.base,
  font: 'inherit',
  fontSize: text.s14,
  textAlign: 'start',
  textDecoration: 'none',
} as const;
export const row = inLayer(row_);
export const rowButton = inLayer({
  ...row_,
  ...feedback('border-color'),
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: line.strong }, '&:focus-visible': focusRing },
});
export const name = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = inLayer({
  ...figures,
  flex: 'none',
  color: ink.muted,
  fontSize: text.s13,
});
export const teacher = inLayer({ display: 'flex', alignItems: 'center', gap: space.x3 });
export const words = inLayer({ display: 'grid', minInlineSize: 0 });
export const nameLink = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: ink.base,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textDecorationColor: line.strong,
  textUnderlineOffset: '3px',
  borderRadius: radius.control,
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});
export const strong = inLayer({ fontWeight: vars.weight.strong });
