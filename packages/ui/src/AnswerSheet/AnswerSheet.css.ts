import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { phone, thumb } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

const { space, text, ink, line, surface, radius, accent, success, warning, danger, info } = vars;

export const root = inLayer({
  display: 'grid',
  gap: space.x4,
  alignContent: 'start',
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: space.x5,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  color: ink.base,
  // The foot, which sticks to the lower edge, must not cover the border.
  overflow: 'clip',
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const title = inLayer({ margin: 0, fontSize: text.s16, fontWeight: vars.weight.strong });
export const count = inLayer({ ...figures, color: ink.muted, fontSize: text.s13 });

export const board = inLayer({ minInlineSize: 0 });
/**
 * Cells of equal width. The negative margin removes the outermost spacing, which would indent the numbers.
 */
export const grid = inLayer({
  boxSizing: 'border-box',
  inlineSize: `calc(100% + 2 * ${space.x2})`,
  margin: `calc(-1 * ${space.x2})`,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: space.x2,
});
export const sectionTitle = inLayer({
  padding: 0,
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
});
export const place = inLayer({ padding: 0 });

const half = `linear-gradient(135deg, ${accent.tint2} 50%, transparent 50%)`;

export const cell = inLayer({
  ...feedback('background-color', 'border-color'),
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: '36px',
  padding: 0,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.control,
  background: surface.raised,
  color: ink.muted,
  font: 'inherit',
  fontSize: text.s14,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: line.strong },
    '&[aria-current]': { borderColor: accent.indicator, boxShadow: `0 0 0 1px ${accent.indicator}` },
    '&:focus-visible': {
      outline: `2px solid ${accent.indicator}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${surface.raised}`,
    },
    '&[aria-disabled]': { color: ink.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [phone]: { minBlockSize: thumb },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});

const strong = { fontWeight: vars.weight.strong } as const;
export const state = variantsInLayer(
  {
    unanswered: {},
    half: { ...strong, color: accent.textStrong, backgroundImage: half, borderColor: accent.borderSoft },
    answered: { ...strong, color: accent.textStrong, background: accent.tint2, borderColor: accent.tint2 },
    right: { ...strong, color: success.text, background: success.tint, borderColor: success.border },
    partly: { ...strong, color: warning.text, background: warning.tint, borderColor: warning.border },
    wrong: { ...strong, color: danger.text, background: danger.tint, borderColor: danger.border },
    unmarked: { ...strong, color: info.text, background: info.tint, borderColor: info.border },
    marked: { ...strong, color: ink.base, background: surface.sunken, borderColor: line.strong },
  },
  'state',
);

/** The sign that shows right or wrong without relying on colour. */
export const sign = inLayer({
  position: 'absolute',
  insetBlockEnd: '1px',
  insetInlineEnd: '2px',
  fontSize: '10px',
});
/** The flag of a question that is marked for later, drawn as a folded corner. */
export const flag = inLayer({
  position: 'absolute',
  insetBlockStart: '-5px',
  insetInlineEnd: '-4px',
  color: warning.text,
  fontSize: text.s13,
  fill: 'currentColor',
});

export const legend = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  margin: 0,
  padding: 0,
  color: ink.muted,
  fontSize: text.s12,
  listStyle: 'none',
});
export const key = inLayer({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
export const swatch = inLayer({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '16px',
  blockSize: '16px',
  border: `1px solid ${line.strong}`,
  borderRadius: '4px',
  fontSize: '10px',
});
export const currentSwatch = inLayer({
  selectors: { '&&': { borderColor: accent.indicator, boxShadow: `0 0 0 1px ${accent.indicator}` } },
});
export const flagSwatch = inLayer({ color: warning.text, fontSize: text.s13, fill: 'currentColor' });

/** The foot stays in view when the sheet itself scrolls, which it does beside the paper only. */
export const foot = inLayer({
  '@media': { '(min-width: 62rem)': { position: 'sticky' } },
  insetBlockEnd: `calc(-1 * ${space.x5})`,
  display: 'grid',
  gap: space.x3,
  marginBlockEnd: `calc(-1 * ${space.x5})`,
  paddingBlock: `${space.x4} ${space.x5}`,
  borderBlockStart: `1px solid ${line.soft}`,
  background: surface.raised,
});
export const left = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });
