import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, ink, line, surface } = vars;

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
/** Placeholders for the questions while the paper is loading. */
export const skeleton = inLayer({
  display: 'grid',
  gap: space.x4,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: vars.width.content,
});
export const skeletonPart = inLayer({
  padding: space.x6,
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.card,
  background: surface.raised,
});
export const trouble = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const words = inLayer({ margin: 0, color: vars.warning.text });
