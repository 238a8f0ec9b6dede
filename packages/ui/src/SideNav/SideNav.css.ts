import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text } = vars;

export const root = inLayer({
  display: 'grid',
  alignContent: 'start',
  gap: space.x4,
  boxSizing: 'border-box',
  minInlineSize: 0,
  color: vars.ink.base,
  fontSize: text.s14,
});

export const group = inLayer({ display: 'grid', gap: space.x1, minInlineSize: 0 });
export const groupLabel = inLayer({
  paddingInline: space.x3,
  paddingBlock: space.x1,
  color: vars.ink.muted,
  fontSize: text.s12,
  selectors: {
    '[data-state="collapsed"] &': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const list = inLayer({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });

export const link = inLayer({
  ...feedback('background-color', 'color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  paddingInline: space.x3,
  paddingBlock: space.x1,
  borderRadius: vars.radius.control,
  color: vars.ink.muted,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.ink.base },
    '&[aria-current="page"]': {
      background: vars.accent.tint2,
      color: vars.accent.textStrong,
      fontWeight: vars.weight.strong,
    },
    // A bar in addition to the tint, so that the current entry is recognisable without colour.
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.x2,
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.accent.indicator,
    },
    '&:focus-visible': focusRing,
    '[data-state="collapsed"] &': { justifyContent: 'center', inlineSize: vars.size.controlLg },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="page"]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const words = inLayer({ flex: 1, minInlineSize: 0 });
export const count = inLayer({
  ...figures,
  flexShrink: 0,
  color: vars.ink.muted,
  fontSize: text.s12,
  fontWeight: vars.weight.regular,
  selectors: { '[data-state="collapsed"] &': { display: 'none' } },
});
export const fold = inLayer({ justifySelf: 'end' });
