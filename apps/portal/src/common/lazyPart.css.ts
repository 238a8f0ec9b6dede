import { style } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 } as const;
const block = style({ '@layer': { [layers.components]: { ...line, padding: vars.space.x4 } } }, 'block');

/** Where the message stands that a part did not load. */
export const places = {
  block,
  inline: style({ '@layer': { [layers.components]: line } }, 'inline'),
  /** Over the page, where the missing part would be as well. */
  corner: style(
    [
      block,
      {
        '@layer': {
          [layers.components]: {
            position: 'fixed',
            zIndex: vars.layer.toast,
            insetBlockEnd: 0,
            insetInlineEnd: 0,
            background: vars.surface.raised,
          },
        },
      },
    ],
    'corner',
  ),
};
