import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'flex', flex: 'none', alignItems: 'stretch' });

/** The button is hidden while everything fits, but laid out so that it can be measured. */
export const idle = inLayer({
  position: 'absolute',
  insetInlineEnd: 0,
  visibility: 'hidden',
  // The button is larger than this box and would otherwise widen the page.
  overflow: 'clip',
});

export const menu = inLayer({ selectors: { '&&': { alignItems: 'stretch' } } });

export const button = inLayer({
  selectors: {
    '&&': {
      gap: vars.space.x1,
      // The negative margin leaves space for the focus ring without moving the text.
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

/** Styles the button while the current page is one of those in the menu. */
export const current = inLayer({
  selectors: {
    '&&': {
      color: vars.ink.base,
      fontWeight: vars.weight.strong,
      borderBlockEndColor: vars.accent.indicator,
    },
  },
});
