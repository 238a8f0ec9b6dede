import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../../style/inLayer.ts';

/**
 * The parts of code that are told apart. Their colours are those of words, because these are proved on every
 * surface for every tenant's colour, in light and dark.
 */
export const token = variantsInLayer({
  keyword: { color: vars.accent.text, fontWeight: vars.weight.strong },
  name: { color: vars.info.text },
  text: { color: vars.success.text },
  value: { color: vars.warning.text },
  comment: { color: vars.ink.muted },
});

/** Long lines scroll, because a broken line may mean something else. */
export const block = inLayer({ whiteSpace: 'pre', tabSize: 4, overflowWrap: 'normal' });
