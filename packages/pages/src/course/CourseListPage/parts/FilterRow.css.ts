import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

/** From this width on the menus of all filters fit beside order and layout. */
const wide = '(min-width: 64rem)';

/**
 * Stays below the header while the list scrolls. It is above the numbers of a ranking and below the header
 * with its menus.
 */
export const row = inLayer({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  marginBlock: `calc(-1 * ${vars.space.x2})`,
  paddingBlock: vars.space.x2,
  background: vars.surface.page,
  '@media': { '(max-height: 30rem)': { position: 'static' } },
});

export const menus = inLayer({
  selectors: { '&&': { display: 'none' } },
  '@media': { [wide]: { selectors: { '&&': { display: 'flex' } } } },
});

export const opener = inLayer({
  minBlockSize: '44px',
  '@media': { [wide]: { selectors: { '&&': { display: 'none' } } } },
});

/** The skeleton has the height of the menus, or of the button that opens them. */
export const skeletonPart = inLayer({
  selectors: { '&&': { inlineSize: '6rem', blockSize: '44px', borderRadius: vars.radius.control } },
  '@media': {
    [wide]: { selectors: { '&&': { inlineSize: 'min(40rem, 60%)', blockSize: vars.size.control } } },
  },
});

export const ordering = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
});

/** The line has the height of its button while the names of the chosen filters are loading. */
export const chosen = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: vars.size.controlSm,
});

export const missing = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s14 });
