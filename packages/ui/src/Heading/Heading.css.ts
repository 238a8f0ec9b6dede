import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

export const root = inLayer({
  margin: 0,
  color: vars.ink.base,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  // After navigation a heading gets the focus only so that screen readers read it; a focus ring would suggest a
  // control.
  selectors: { '&[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' } },
});

/** Text that is enlarged stops growing where a long word would no longer fit on one line of a phone. */
const fitting = (size: string) => `min(${size}, 13vw)`;

export const size = variantsInLayer(
  {
    14: { fontSize: vars.text.s14 },
    16: { fontSize: vars.text.s16 },
    18: { fontSize: vars.text.s18 },
    20: { fontSize: vars.text.s20 },
    24: { fontSize: vars.text.s24 },
    30: { fontSize: fitting(vars.text.s30) },
    38: { fontSize: fitting(vars.text.s38) },
  },
  'size',
);
