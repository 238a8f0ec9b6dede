import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'flex', flex: 'none', alignItems: 'stretch' });

/** Out of the way while everything fits, and still to be measured. */
export const idle = inLayer({
  position: 'absolute',
  insetInlineEnd: 0,
  visibility: 'hidden',
  // Its button reaches beyond it, and would widen the page.
  overflow: 'clip',
});

export const menu = inLayer({ selectors: { '&&': { alignItems: 'stretch' } } });

export const button = inLayer({
  selectors: {
    '&&': {
      gap: vars.space.x1,
      // Room for the ring of focus beside the words, which stay in their place.
      marginInline: `calc(-1 * ${vars.space.x2})`,
      paddingInline: vars.space.x2,
      borderInline: 0,
      background: 'transparent',
      font: 'inherit',
      fontSize: vars.text.s14,
      cursor: 'pointer',
    },
  },
});

/** The page is one of those behind the button. */
export const current = inLayer({
  selectors: {
    '&&': {
      color: vars.ink.base,
      fontWeight: vars.weight.strong,
      borderBlockEndColor: vars.accent.indicator,
    },
  },
});
