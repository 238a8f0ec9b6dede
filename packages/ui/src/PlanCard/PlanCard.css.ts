import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const { space, text, ink } = vars;

/** The progress fills a line of the card; in a row it fills the space beside the outlook. */
export const progress = inLayer({
  display: 'grid',
  flex: '1 1 12rem',
  gap: space.x1,
  selectors: { '[data-layout="card"] &': { flexBasis: '100%' } },
});
export const progressWords = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x2,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const percent = inLayer({ color: ink.base, fontWeight: vars.weight.strong });

export const outlook = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const outlookTone = variantsInLayer(
  {
    neutral: { color: ink.muted },
    warning: { color: vars.warning.text, fontWeight: vars.weight.strong },
    danger: { color: vars.danger.text, fontWeight: vars.weight.strong },
  },
  'outlook',
);
