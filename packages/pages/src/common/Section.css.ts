import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const note = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 });

export const more = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.target,
  marginInlineStart: 'auto',
  color: vars.accent.text,
  fontSize: vars.text.s14,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const failed = inLayer({
  justifyContent: 'center',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** A skeleton that appears only when loading takes longer than 200 ms, without any motion. */
export const late = inLayer({ animation: `${appear} ${vars.duration.enter} step-end` });
