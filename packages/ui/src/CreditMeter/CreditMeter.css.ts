import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const { space, text, ink } = vars;

export const root = inLayer({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  color: ink.base,
  fontVariantNumeric: 'tabular-nums',
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  color: ink.muted,
  fontSize: text.s13,
});
export const year = inLayer({
  margin: 0,
  color: ink.base,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const sum = inLayer({ marginInlineStart: 'auto' });

export const goals = inLayer({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });
export const layout = variantsInLayer(
  {
    rings: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
      gap: `${space.x4} ${space.x6}`,
    },
    bars: { gap: space.x4 },
    // Wraps by the length of the texts: side by side in Chinese, below each other in English in a narrow
    // card.
    compact: { display: 'flex', flexWrap: 'wrap', gap: `${space.x3} ${space.x5}` },
  },
  'layout',
);

export const goal = variantsInLayer(
  {
    rings: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.x4, minInlineSize: 0 },
    bars: { display: 'grid', gap: space.x1, minInlineSize: 0 },
    compact: { display: 'flex', flex: '1 1 auto', alignItems: 'center', gap: space.x3, minInlineSize: 0 },
  },
  'goal',
);
export const words = inLayer({
  flex: '1 1 6.5rem',
  // If there is no space beside the ring, the text wraps below it, so that no number is broken.
  minInlineSize: 'min-content',
  overflowWrap: 'anywhere',
  // Without this property Han text could break in the middle of a fact.
  wordBreak: 'keep-all',
});
export const short = inLayer({ whiteSpace: 'nowrap' });
export const barHead = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x3,
});
export const kind = inLayer({ fontSize: text.s14, fontWeight: vars.weight.strong });
export const figures = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x1,
});
export const got = inLayer({
  whiteSpace: 'nowrap',
  fontSize: text.s24,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const gotSmall = inLayer({
  display: 'block',
  fontSize: text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const target = inLayer({ color: ink.muted, fontSize: text.s13 });
export const outcome = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  color: ink.muted,
  fontSize: text.s13,
});
export const met = inLayer({ selectors: { '&&': { color: vars.success.text } } });
export const cap = inLayer({ color: ink.muted, fontSize: text.s12 });
