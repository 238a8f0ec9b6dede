import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { thumb } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

const narrow = '(max-width: 40rem)';

const bare = { minInlineSize: 0, margin: 0, padding: 0, border: 0 } as const;

export const root = inLayer({ ...bare, display: 'grid', gap: vars.space.x2 });

export const group = inLayer({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const row = inLayer({
  ...bare,
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  fontSize: vars.text.s14,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = inLayer({ color: vars.ink.muted, overflowWrap: 'anywhere' });

/** The options of the second level have their own background, below the option that they refine. */
export const second = inLayer({
  selectors: {
    '&&': {
      marginInlineStart: `calc(5.5rem + ${vars.space.x3})`,
      justifySelf: 'start',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      paddingInline: vars.space.x3,
      paddingBlock: vars.space.x1,
      borderRadius: vars.radius.control,
      background: vars.surface.sunken,
    },
  },
  '@media': {
    [narrow]: { selectors: { '&&': { marginInlineStart: 0, gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const secondLabel = inLayer({ selectors: { '&&': { fontSize: vars.text.s13 } } });

export const chips = inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1, minInlineSize: 0 });

const button = {
  ...feedback('background-color', 'color'),
  minBlockSize: '28px',
  // The button is wide enough for a finger, even when the label is a single character.
  minInlineSize: '28px',
  margin: 0,
  paddingBlock: '2px',
  paddingInline: vars.space.x3,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: 'transparent',
  font: 'inherit',
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  '@media': { [narrow]: { minBlockSize: thumb, minInlineSize: thumb } },
} as const;

export const chip = inLayer({
  ...button,
  color: vars.ink.base,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:disabled': { background: 'transparent', color: vars.ink.muted, cursor: 'not-allowed' },
    '&[data-state="on"]': {
      background: vars.accent.tint2,
      color: vars.accent.textStrong,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': focusRing,
  },
  '@media': {
    ...button['@media'],
    '(forced-colors: active)': { selectors: { '&[data-state="on"]': { borderColor: 'Highlight' } } },
  },
});

export const count = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: vars.text.s12,
  selectors: { [`${chip}[data-state="on"] &`]: { color: 'inherit' } },
});

export const more = inLayer({
  ...button,
  color: vars.accent.text,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
});
