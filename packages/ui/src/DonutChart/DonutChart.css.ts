import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const center = inLayer({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x1,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  pointerEvents: 'none',
});
export const total = inLayer({
  ...figures,
  // The content is inside the ring, whose size follows the height of the chart.
  maxInlineSize: 'calc(var(--chart-size) * 0.5)',
  overflowWrap: 'anywhere',
  fontSize: vars.text.s24,
  fontWeight: vars.weight.strong,
});
export const caption = inLayer({ color: vars.ink.muted, fontSize: vars.text.s13 });
