import { vars } from '@stoa/theme/tokens';
import { feedback, figures, filled, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

export const root = inLayer({
  display: 'flex',
  alignItems: 'center',
  padding: vars.space.x3,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
});

const list_ = { minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' } as const;

export const list = inLayer({
  ...list_,
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  gap: vars.space.x2,
});

export const tiles = inLayer(list_);

const entry_ = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  borderRadius: vars.radius.card,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  textDecoration: 'none',
} as const;

export const entry = inLayer({
  ...entry_,
  ...feedback('background-color'),
  flexDirection: 'column',
  padding: `${vars.space.x3} ${vars.space.x1}`,
  textAlign: 'center',
  selectors: { '&:hover': { background: vars.surface.hover }, '&:focus-visible': focusRing },
});

/** A panel for each of a few functions, because a long shared one would be almost empty. */
export const tile = inLayer({
  ...entry_,
  ...feedback('border-color'),
  gap: vars.space.x4,
  padding: vars.space.x3,
  border: `1px solid ${vars.line.soft}`,
  background: vars.surface.raised,
  fontWeight: vars.weight.strong,
  selectors: { '&:hover': { borderColor: vars.line.strong }, '&:focus-visible': focusRing },
});

export const plate = inLayer({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: vars.radius.card,
  background: vars.accent.tint2,
  color: vars.accent.text,
  fontSize: vars.text.s20,
});

export const image = inLayer({ inlineSize: '28px', blockSize: '28px', objectFit: 'contain' });

export const name = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: vars.leading.tight,
  overflowWrap: 'break-word',
  maxInlineSize: '100%',
});

export const badge = inLayer({
  ...filled,
  ...figures,
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineEnd: '-6px',
  minInlineSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.danger.fill,
  color: vars.danger.onFill,
  fontSize: vars.text.s12,
  lineHeight: '18px',
  textAlign: 'center',
});

export const plateBone = inLayer({ selectors: { '&&': { inlineSize: '48px', blockSize: '48px' } } });
export const nameBone = inLayer({ selectors: { '&&': { inlineSize: '4em' } } });
