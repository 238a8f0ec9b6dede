import { style } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 } as const;
const block = style({ '@layer': { [layers.components]: { ...line, padding: vars.space.x4 } } }, 'block');

/** The places at which the message can appear that a part did not load. */
export const places = {
  block,
  inline: style({ '@layer': { [layers.components]: line } }, 'inline'),
  /** The message is shown over the page, as the missing part would be. */
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
