import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text } = vars;

export const root = inLayer({
  ...feedback('background-color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
  minBlockSize: vars.size.listRow,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: vars.surface.hover } },
});

export const icon = inLayer({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  color: vars.ink.muted,
});

export const words = inLayer({ flex: 1, minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = inLayer({ ...oneLine, fontSize: text.s14, fontWeight: vars.weight.strong });
export const link = inLayer({
  color: vars.ink.base,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-2px' },
  },
});
export const parent = inLayer({ ...oneLine, color: vars.ink.muted, fontSize: text.s13 });
export const due = inLayer({ ...figures, flexShrink: 0 });
export const action = inLayer({ position: 'relative', zIndex: 1, flexShrink: 0 });
