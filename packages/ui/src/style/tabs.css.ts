import { vars } from '@stoa/theme/tokens';
import { focusRing } from './focusRing.ts';
import { figures } from './figures.ts';
import { inLayer } from './inLayer.ts';
import { phone, thumb } from './touch.ts';
import { feedback } from './transition.ts';

/** The row of tabs, which are links or buttons. */
export const row = inLayer({
  display: 'flex',
  gap: `clamp(${vars.space.x3}, 4%, ${vars.space.x6})`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  // On a phone the space is part of the tabs; the words of the first stay in line with the text below.
  '@media': { [phone]: { gap: 0, marginInline: `calc(-1 * ${vars.space.x2})` } },
});

/** One tab. The bar below the chosen one is a border, so that forced colours keep it. */
export const tab = inLayer({
  ...feedback('color', 'border-color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '44px',
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: vars.ink.muted,
  font: 'inherit',
  fontSize: vars.text.s14,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.ink.base, borderBlockEndColor: vars.line.strong },
    '&[aria-selected="true"], &[aria-current="page"]': {
      color: vars.ink.base,
      fontWeight: vars.weight.strong,
      borderBlockEndColor: vars.accent.indicator,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.control },
    '&:disabled': { color: vars.ink.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [phone]: { justifyContent: 'center', minInlineSize: thumb, paddingInline: vars.space.x2 },
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&[aria-selected="true"], &[aria-current="page"]': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});

export const count = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.regular,
});

export const panel = inLayer({ paddingBlockStart: vars.space.x5 });
