import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

export const summary = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
});

export const facts = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  wordBreak: 'keep-all',
});
