import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';

const edge = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  opacity: 0,
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.feedback,
  boxShadow: `0 0 10px 2px ${vars.line.strong}`,
} as const;
const inline = { ...edge, insetBlock: 0, inlineSize: '1px' } as const;
const block = { ...edge, insetInline: 0, blockSize: '1px' } as const;

/** Clips the shadows at the edges, half of which lie outside. */
export const root = inLayer({ position: 'relative', display: 'flex', minInlineSize: 0, overflow: 'clip' });

export const alongInline = inLayer({
  '::before': { ...inline, insetInlineStart: '-1px' },
  '::after': { ...inline, insetInlineEnd: '-1px' },
  selectors: {
    '&[data-more-start]::before': { opacity: 0.5 },
    '&[data-more-end]::after': { opacity: 0.5 },
  },
});

export const alongBlock = inLayer({
  '::before': { ...block, insetBlockStart: '-1px' },
  '::after': { ...block, insetBlockEnd: '-1px' },
  selectors: {
    '&[data-more-above]::before': { opacity: 0.5 },
    '&[data-more-below]::after': { opacity: 0.5 },
  },
});

export const view = inLayer({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.line.strong} transparent`,
  selectors: {
    // Content that fits scrolls with the page, so that a sticky head inside sticks to the window.
    '[data-overflow="none"] > &': { overflow: 'visible' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.control },
  },
});
