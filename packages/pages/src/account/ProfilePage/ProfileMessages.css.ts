import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

/** The kinds of messages, one switch a line. */
export const kinds = inLayer({
  inlineSize: '100%',
  maxInlineSize: '34rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const kind = inLayer({
  display: 'grid',
  minBlockSize: '44px',
  alignContent: 'center',
  paddingBlock: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});
export const fixed = inLayer({ color: vars.ink.muted, fontSize: vars.text.s13 });
