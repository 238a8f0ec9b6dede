import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  inlineSize: '100%',
});

export const list = inLayer({ inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' });

export const row = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.listRow,
  paddingBlock: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});

export const glyph = inLayer({ color: vars.ink.muted, fontSize: vars.text.s20 });
export const words = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const times = inLayer({ ...figures, color: vars.ink.muted, fontSize: vars.text.s13 });
export const alone = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 });
