import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

/** Below this width there is less space between eight filters, so that they still fit into one row. */
const close = '(max-width: 80rem)';

export const root = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  '@media': { [close]: { gap: vars.space.x1 } },
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const option = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  overflowWrap: 'anywhere',
  selectors: { '&[data-level="2"]': { paddingInlineStart: vars.space.x4 } },
});

export const count = inLayer({ ...figures, color: vars.ink.muted, fontSize: vars.text.s13 });

/**
 * Many buttons side by side are less prominent than one: their text has normal weight until something is
 * chosen. The class counts twice, because the padding must win over that of a button wherever its styles stand.
 */
export const trigger = inLayer({
  selectors: {
    '&&': { gap: vars.space.x1, paddingInline: vars.space.x3 },
    '&&[data-chosen="false"]': { fontWeight: vars.weight.regular },
  },
  '@media': { [close]: { selectors: { '&&': { paddingInline: vars.space.x2 } } } },
});
