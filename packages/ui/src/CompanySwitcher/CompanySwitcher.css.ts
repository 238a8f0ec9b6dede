import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text } = vars;

export const body = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const list = inLayer({ display: 'grid', gap: space.x1, margin: 0, padding: 0, listStyle: 'none' });

export const company = inLayer({
  ...feedback('background-color'),
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.listRow,
  paddingInline: space.x3,
  paddingBlock: space.x2,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: 'none',
  color: vars.ink.base,
  font: 'inherit',
  fontSize: text.s14,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current="true"]': { background: vars.accent.tint1, borderColor: vars.accent.borderSoft },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&:focus-visible': {
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
      boxShadow: 'none',
    },
  },
});
export const logo = inLayer({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  overflow: 'hidden',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  color: vars.ink.muted,
});
export const image = inLayer({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
export const name = inLayer({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const end = inLayer({ display: 'inline-flex', flexShrink: 0, alignItems: 'center', gap: space.x2 });
export const nothing = inLayer({
  paddingBlock: space.x6,
  color: vars.ink.muted,
  textAlign: 'center',
});
