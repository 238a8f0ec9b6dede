import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line, surface } = vars;

export const root = inLayer({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: 'calc(100dvh - 48px)',
  paddingBlock: `${space.x16} ${space.x12}`,
  paddingInline: space.x4,
  background: surface.page,
  color: ink.base,
});
export const card = inLayer({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x4,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '36rem',
  padding: `${space.x10} ${space.x6}`,
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.card,
  background: surface.raised,
  textAlign: 'center',
});
export const sign = inLayer({ inlineSize: '40px', blockSize: '40px', color: vars.success.indicator });
export const words = inLayer({ margin: 0, color: ink.muted });
export const actions = inLayer({ display: 'flex', gap: space.x3, marginBlockStart: space.x2 });
export const answers = inLayer({ display: 'grid', gap: space.x2, margin: 0, textAlign: 'start' });
export const number = inLayer({ ...figures, color: ink.muted, fontSize: text.s13 });
export const given = inLayer({ margin: 0, overflowWrap: 'anywhere' });
