import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({ minInlineSize: 0, color: vars.ink.base });

export const summary = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  paddingBlock: space.x2,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.surface.hover },
    '&:focus-visible': {
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
      boxShadow: 'none',
    },
    '[data-disabled] > &': { background: 'none', color: vars.ink.disabled, cursor: 'not-allowed' },
  },
});

export const words = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const heading = inLayer({ margin: 0, font: 'inherit' });
export const meta = inLayer({
  ...figures,
  flexShrink: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
});
export const chevron = inLayer({
  color: vars.ink.muted,
  transitionProperty: 'transform',
  transitionDuration: vars.duration.feedback,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    'details[open] > summary > &': { transform: 'rotate(180deg)' },
    '[data-disabled] &': { color: vars.ink.disabled },
  },
});
export const content = inLayer({
  minInlineSize: 0,
  paddingBlock: `${space.x1} ${space.x4}`,
  fontSize: text.s14,
  overflowWrap: 'anywhere',
});
/** Space at the sides, for a collapsible inside a card or a list of cards. */
export const inset = inLayer({ paddingInline: space.x5 });
export const square = inLayer({ selectors: { '&&': { borderRadius: 0, minBlockSize: '52px' } } });
