import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'block', minInlineSize: 0 });

export const frame = inLayer({
  selectors: {
    '&&': {
      borderRadius: vars.radius.pill,
      paddingInlineStart: vars.space.x3,
      paddingInlineEnd: vars.space.x1,
    },
  },
});

export const input = inLayer({ selectors: { '&&': { paddingInline: vars.space.x2 } } });

export const hint = inLayer({
  flex: 'none',
  marginInlineEnd: vars.space.x2,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.control,
  color: vars.ink.muted,
  fontFamily: 'inherit',
  fontSize: vars.text.s12,
});

export const panel = inLayer({
  maxBlockSize: 'min(28rem, var(--room, 100vh))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.x1,
});

export const group = inLayer({ selectors: { '& + &': { marginBlockStart: vars.space.x2 } } });

/**
 * A smaller gap than between commands, because there are many words of the history, each with a delete
 * button.
 */
export const close = inLayer({
  selectors: { '&&': { gap: vars.space.x2, minBlockSize: vars.size.control } },
});

/** The part of a word that equals the typed text. */
export const found = inLayer({ color: vars.accent.text, fontWeight: vars.weight.strong });

export const forget = inLayer({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  borderRadius: vars.radius.control,
  color: vars.ink.muted,
  selectors: { '&:hover': { background: vars.surface.sunken, color: vars.ink.base } },
});

export const clearHistory = inLayer({ marginBlock: vars.space.x1, marginInlineStart: vars.space.x1 });
