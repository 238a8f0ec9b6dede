import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({ display: 'grid', gap: space.x8, maxInlineSize: vars.width.reading });
export const part = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const none = inLayer({ margin: 0, color: vars.ink.muted });

export const list = inLayer({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.s16,
});

export const entry = inLayer({ display: 'flex', alignItems: 'baseline', gap: space.x3, minInlineSize: 0 });
export const glyph = inLayer({ flex: 'none', color: vars.accent.text, transform: 'translateY(0.2em)' });
