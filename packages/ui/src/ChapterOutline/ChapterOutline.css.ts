import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, text } = vars;

export const spaced = inLayer({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const plain = inLayer({ display: 'grid', minInlineSize: 0 });

export const all = inLayer({
  justifySelf: 'end',
  minBlockSize: vars.size.target,
  paddingInline: space.x2,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.accent.text,
  font: 'inherit',
  fontSize: text.s13,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:focus-visible': { outline: `2px solid ${vars.accent.indicator}` },
  },
});

export const chapter = inLayer({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
export const flat = inLayer({ minInlineSize: 0, background: vars.surface.raised });

export const summary = inLayer({
  display: 'flex',
  // The count wraps below a title that needs the whole line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  minBlockSize: '52px',
  boxSizing: 'border-box',
  paddingInline: space.x5,
  paddingBlock: space.x3,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.surface.hover },
    '&:focus-visible': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-2px' },
  },
});

export const title = inLayer({
  flex: '1 1 7rem',
  minInlineSize: 0,
  margin: 0,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const count = inLayer({
  ...figures,
  flexShrink: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
});
export const chevron = inLayer({
  marginInlineStart: 'auto',
  color: vars.ink.muted,
  transitionProperty: 'transform',
  transitionDuration: vars.duration.feedback,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const items = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({
  selectors: { [`${chapter} &`]: { borderBlockStart: `1px solid ${vars.line.soft}` } },
});

export const child = inLayer({ minInlineSize: 0 });
export const childTitle = inLayer({
  margin: 0,
  paddingInline: space.x5,
  paddingBlock: `${space.x3} ${space.x1}`,
  color: vars.ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.strong,
});
