import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x1, inlineSize: '100%', minInlineSize: 0 });

export const area = inLayer({
  selectors: { '&&': { paddingBlock: vars.space.x2 } },
  lineHeight: vars.leading.base,
  resize: 'vertical',
});

export const growing = inLayer({
  maxBlockSize: '50vh',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});

export const count = inLayer({
  ...figures,
  justifySelf: 'end',
  color: vars.ink.muted,
  fontSize: vars.text.s12,
  selectors: { '&[data-state="over"]': { color: vars.danger.text } },
});
