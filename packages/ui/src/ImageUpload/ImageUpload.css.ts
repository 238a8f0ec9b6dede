import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.x5,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.ink.base,
});

/** Wide and high pictures get about the same area. */
export const preview = inLayer({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: 'clamp(72px, 96px * var(--aspect), 176px)',
  aspectRatio: 'var(--aspect)',
  border: `1px solid ${vars.line.soft}`,
  background: vars.surface.sunken,
  color: vars.ink.muted,
  fontSize: text.s24,
  overflow: 'hidden',
  selectors: {
    '[data-state="empty"] > &': { border: `1px dashed ${vars.line.strong}` },
    '[data-state="busy"] > &': { opacity: 0.6 },
  },
});
export const shape = variantsInLayer(
  { rounded: { borderRadius: vars.radius.card }, circle: { borderRadius: '50%' } },
  'shape',
);
export const picture = inLayer({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const side = inLayer({
  display: 'grid',
  gap: space.x2,
  flex: '1 1 14rem',
  minInlineSize: 0,
});
export const actions = inLayer({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

export const rules = inLayer({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  color: vars.ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  fontVariantNumeric: 'tabular-nums',
});

export const fault = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  margin: 0,
  color: vars.danger.text,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
export const alarm = inLayer({ flexShrink: 0, marginBlockStart: '0.2em' });
