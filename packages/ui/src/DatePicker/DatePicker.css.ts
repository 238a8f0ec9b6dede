import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ inlineSize: '100%', minInlineSize: 0 });
export const input = inLayer({ ...figures });
export const button = inLayer({ selectors: { '&&': { flexShrink: 0, marginInlineEnd: vars.space.x1 } } });

export const range = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const end = inLayer({ flex: '1 1 9rem', minInlineSize: 0 });
export const dash = inLayer({
  paddingBlock: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.tight,
});
