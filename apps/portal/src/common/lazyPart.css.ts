import { style } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
} as const;

export const block = style(
  { '@layer': { [layers.components]: { ...line, padding: vars.space.x4, color: vars.ink.muted } } },
  'block',
);

export const inline = style(
  { '@layer': { [layers.components]: { ...line, color: vars.ink.muted, fontSize: vars.text.s13 } } },
  'inline',
);

/** Over the page, as what did not come would be. */
export const corner = style(
  {
    '@layer': {
      [layers.components]: {
        ...line,
        position: 'fixed',
        zIndex: vars.layer.toast,
        insetBlockEnd: vars.space.x6,
        insetInlineEnd: vars.space.x6,
        maxInlineSize: 'min(24rem, 90vw)',
        padding: vars.space.x4,
        borderRadius: vars.radius.card,
        background: vars.surface.raised,
        boxShadow: vars.shadow.menu,
      },
    },
  },
  'corner',
);
