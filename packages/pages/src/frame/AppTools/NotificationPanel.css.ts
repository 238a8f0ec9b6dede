import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x4, alignContent: 'start', minInlineSize: 0 });

export const tools = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const kind = inLayer({ selectors: { '&&': { inlineSize: 'auto' } } });
export const markAll = inLayer({ selectors: { '&&': { marginInlineStart: 'auto' } } });

/** Stays in view while the messages of its day scroll past. */
export const day = inLayer({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space.x4})`,
  zIndex: 2,
  margin: 0,
  paddingBlock: vars.space.x2,
  background: vars.surface.overlay,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.strong,
});

export const list = inLayer({
  margin: 0,
  marginInline: `calc(-1 * ${vars.space.x3})`,
  padding: 0,
  listStyle: 'none',
});

export const item = inLayer({
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const skeletonPart = inLayer({
  display: 'flex',
  gap: vars.space.x3,
  padding: vars.space.x3,
});
export const boneIcon = inLayer({ flex: 'none', inlineSize: vars.space.x10, blockSize: vars.space.x10 });
export const boneWords = inLayer({ display: 'grid', flex: 1, gap: vars.space.x2 });
export const boneTitle = inLayer({ inlineSize: '60%', blockSize: vars.space.x4 });
export const boneText = inLayer({ blockSize: vars.space.x3 });
