import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const groups = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: `${vars.space.x6} ${vars.space.x10}`,
  marginBlockStart: vars.space.x5,
});

export const label = inLayer({
  margin: 0,
  paddingBlockEnd: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.regular,
});

export const rows = inLayer({ margin: 0 });

export const row = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
  fontSize: vars.text.s14,
});

export const keys = inLayer({ margin: 0 });
