import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { ring } from '../ring.ts';

const { media, space, radius } = vars;

export const bar = inLayer({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  paddingInline: space.x4,
  paddingBlock: `${space.x8} ${space.x2}`,
  background: `linear-gradient(to top, ${vars.scrim.backdrop}, ${vars.scrim.large} 60%, transparent)`,
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.enter,
  transitionTimingFunction: vars.ease.out,
  selectors: { '[data-idle] &': { opacity: 0, pointerEvents: 'none' } },
  // In forced colours a shade of the text colour would hide the icons, so the background is plain.
  '@media': { '(forced-colors: active)': { paddingBlockStart: space.x2, background: 'Canvas' } },
});

export const row = inLayer({
  display: 'flex',
  // In a very narrow player the buttons wrap to a second row, so that none is lost.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
});
export const gap = inLayer({ flex: 1, minInlineSize: 0 });

/** Rarely used controls are hidden in a narrow player. Their keys still work. */
export const wide = inLayer({
  display: 'contents',
  '@container': { '(max-width: 560px)': { display: 'none' } },
});

export const volume = inLayer({
  accentColor: media.ink,
  inlineSize: '72px',
  blockSize: '24px',
  margin: 0,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...ring, borderRadius: radius.control } },
  '@container': { '(max-width: 560px)': { display: 'none' } },
});
