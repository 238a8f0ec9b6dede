import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const keys = inLayer({ display: 'inline-flex', flex: 'none', gap: vars.space.x1 });

export const key = inLayer({
  minInlineSize: '1.75em',
  boxSizing: 'border-box',
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.ink.muted,
  fontFamily: 'inherit',
  fontSize: vars.text.s12,
  lineHeight: vars.leading.base,
  textAlign: 'center',
});
