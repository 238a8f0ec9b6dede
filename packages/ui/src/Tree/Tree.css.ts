import { createVar } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text } = vars;

export const level = createVar('tree-level');

export const root = inLayer({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.ink.base,
  fontSize: text.s14,
});

export const line = inLayer({
  ...feedback('background-color'),
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  paddingBlock: space.x1,
  paddingInlineEnd: space.x3,
  paddingInlineStart: `calc(${space.x2} + (${level} - 1) * ${space.x5})`,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-selected="true"]': { background: vars.accent.tint2, fontWeight: vars.weight.strong },
    '&[aria-disabled="true"]': { background: 'none', color: vars.ink.disabled, cursor: 'not-allowed' },
    '&:focus-visible': {
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
      boxShadow: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const note = inLayer({ color: vars.ink.muted, fontSize: text.s13 });

/** Space for the arrow, also before entries that do not open, so that names are aligned. */
export const mark = inLayer({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '20px',
  color: vars.ink.muted,
});
export const arrow = inLayer({
  transitionProperty: 'transform',
  transitionDuration: vars.duration.feedback,
  selectors: {
    '[aria-expanded="true"] > * > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] [aria-expanded="true"] > * > &': { transform: 'rotate(90deg)' },
  },
});
export const label = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const state = inLayer({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.ink.muted,
  selectors: {
    '&[data-tone="success"]': { color: vars.success.indicator },
    '&[data-tone="danger"]': { color: vars.danger.indicator },
    '&[data-tone="accent"]': { color: vars.accent.indicator },
  },
});
