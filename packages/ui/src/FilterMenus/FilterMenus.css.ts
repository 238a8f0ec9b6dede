import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
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
