import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { media, space, text } = vars;

export const helpHead = inLayer({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const help = inLayer({ display: 'grid', gap: space.x1, margin: 0, fontSize: text.s13 });
export const helpRow = inLayer({ display: 'flex', justifyContent: 'space-between', gap: space.x4 });
export const helpKeys = inLayer({ display: 'flex', gap: space.x1, margin: 0 });
export const kbd = inLayer({
  minInlineSize: '20px',
  paddingInline: space.x1,
  border: `1px solid ${media.track}`,
  borderRadius: '4px',
  background: media.raised,
  font: 'inherit',
  fontSize: text.s12,
  lineHeight: 1.6,
  textAlign: 'center',
});
