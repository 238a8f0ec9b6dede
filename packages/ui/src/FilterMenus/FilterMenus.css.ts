import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `clamp(${vars.space.x1}, 0.6%, ${vars.space.x2})`,
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

/** Many buttons side by side are quieter than one: the words have the weight of text until something is chosen. */
export const trigger = inLayer({
  paddingInline: vars.space.x2,
  gap: vars.space.x1,
  selectors: { '&&[data-chosen="false"]': { fontWeight: vars.weight.regular } },
});
