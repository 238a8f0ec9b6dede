import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { ring } from '../ring.ts';
import { roomBounds } from '../room.ts';

const { media, space, radius } = vars;
const often = `(max-width: ${roomBounds.often}px)`;
const least = `(max-width: ${roomBounds.least}px)`;

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
  '@container': { [least]: { paddingInline: space.x2, paddingBlock: `${space.x2} 0` } },
  // In forced colours a shade of the text colour would hide the icons, so the background is plain.
  '@media': { '(forced-colors: active)': { paddingBlockStart: space.x2, background: 'Canvas' } },
});

export const row = inLayer({
  display: 'flex',
  // With very large text the buttons wrap to a second row, so that none is hidden. A narrow player has few.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
  '@container': { [least]: { flexWrap: 'nowrap', minBlockSize: '44px' } },
});
export const gap = inLayer({ flex: 1, minInlineSize: 0 });

/** Controls that are used rarely or are not essential. A narrower player shows them in its menu. */
export const hiddenWhenNarrow = inLayer({
  display: 'contents',
  '@container': { [often]: { display: 'none' } },
});
export const hiddenWhenNarrowest = inLayer({
  display: 'contents',
  '@container': { [least]: { display: 'none' } },
});

export const volume = inLayer({
  accentColor: media.ink,
  inlineSize: '72px',
  blockSize: '24px',
  margin: 0,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...ring, borderRadius: radius.control } },
  '@container': { [often]: { display: 'none' } },
});
