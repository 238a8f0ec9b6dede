import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { calm } from './calm.ts';
import { inLayer } from './inLayer.ts';

// Only the opacity is animated, because a moving panel would be measured at a wrong position.
const appear = keyframes({ from: { opacity: 0 } });

const above = {
  zIndex: vars.layer.overlay,
  boxSizing: 'border-box',
  animation: `${appear} ${vars.duration.feedback} ${vars.ease.out}`,
} as const;

/** A panel above the page that Radix places beside its anchor. */
export const raised = inLayer(above);

/** A panel above the page, beside its anchor. `usePlacement` places it. */
export const floating = inLayer({ ...above, position: 'fixed', insetBlockStart: 0 });
export const still = inLayer(calm({ animation: 'none' }));

/** The surface of a panel that holds controls. */
export const sheet = inLayer({
  maxInlineSize: 'min(24rem, calc(100vw - 16px))',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  color: vars.ink.base,
  boxShadow: vars.shadow.menu,
});
