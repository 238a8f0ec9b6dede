import { style } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 } as const;
const block = style({ '@layer': { [layers.components]: { ...line, padding: vars.space.x4 } } }, 'block');

/** Where the words about a part stand that does not come. */
export const places = {
  block,
  inline: style({ '@layer': { [layers.components]: line } }, 'inline'),
  /** Over the page, as what did not come would be. */
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
