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

/** The picture of a collection with the full width; on a phone it is above the text. */
export const wideCover = inLayer({
  flex: '0 0 clamp(14rem, 30%, 20rem)',
  borderRadius: vars.radius.control,
  '@media': { '(max-width: 37.5rem)': { flexBasis: '100%' } },
});
export const wideTitle = inLayer({ fontSize: vars.text.s20 });
export const wideSummary = inLayer({
  margin: 0,
  maxInlineSize: vars.width.reading,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
});
