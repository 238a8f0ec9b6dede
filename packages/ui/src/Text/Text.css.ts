import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

export const root = inLayer({ margin: 0, lineHeight: vars.leading.base, overflowWrap: 'anywhere' });

export const size = variantsInLayer(
  {
    12: { fontSize: vars.text.s12 },
    13: { fontSize: vars.text.s13 },
    14: { fontSize: vars.text.s14 },
    16: { fontSize: vars.text.s16 },
    18: { fontSize: vars.text.s18 },
    20: { fontSize: vars.text.s20, lineHeight: vars.leading.tight },
    24: { fontSize: vars.text.s24, lineHeight: vars.leading.tight },
    30: { fontSize: vars.text.s30, lineHeight: vars.leading.tight },
    38: { fontSize: vars.text.s38, lineHeight: vars.leading.tight },
  },
  'size',
);

export const tone = variantsInLayer(
  {
    base: { color: vars.ink.base },
    muted: { color: vars.ink.muted },
    accent: { color: vars.accent.text },
    success: { color: vars.success.text },
    warning: { color: vars.warning.text },
    danger: { color: vars.danger.text },
  },
  'tone',
);

export const strong = inLayer({ fontWeight: vars.weight.strong });
export const numeric = inLayer({ ...figures });
export const reading = inLayer({ maxInlineSize: vars.width.reading });
export const truncate = inLayer({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
