import { vars } from '@stoa/theme/tokens';
import { calm } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', justifyItems: 'center', gap: vars.space.x5 });

export const plate = inLayer({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  boxSizing: 'border-box',
  inlineSize: '226px',
  maxInlineSize: '100%',
  minBlockSize: '226px',
  padding: vars.space.x3,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

/** A code that cannot be used any more: still recognisable, but too faint for a camera to read. */
export const spent = inLayer({
  opacity: 0.12,
  filter: 'blur(3px)',
  '@media': calm({ filter: 'none' })['@media'],
});

export const cover = inLayer({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  textAlign: 'center',
});

/** Marks the place of the code until the person has agreed to the terms. */
export const empty = inLayer({ color: vars.ink.disabled, fontSize: vars.text.s38 });
export const done = inLayer({ color: vars.success.text, fontSize: vars.text.s38 });

export const status = inLayer({
  margin: 0,
  display: 'grid',
  gap: vars.space.x1,
  justifyItems: 'center',
  textAlign: 'center',
});
export const said = inLayer({ fontSize: vars.text.s16, fontWeight: vars.weight.strong });
export const note = inLayer({ color: vars.ink.muted, fontSize: vars.text.s13 });
export const consent = inLayer({ justifySelf: 'stretch' });
