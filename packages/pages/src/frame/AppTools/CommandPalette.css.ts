import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

/** The palette is at the top of the page, so that it does not move when the number of results changes. */
export const root = inLayer({
  selectors: { '&&': { marginBlockStart: 'min(12vh, 8rem)', marginBlockEnd: 'auto' } },
});

export const field = inLayer({
  selectors: { '&&': { paddingInlineStart: vars.space.x3 } },
});

export const list = inLayer({ marginBlockStart: vars.space.x3, marginInline: `calc(-1 * ${vars.space.x2})` });

export const nothing = inLayer({
  margin: 0,
  paddingBlock: vars.space.x6,
  color: vars.ink.muted,
  textAlign: 'center',
});
