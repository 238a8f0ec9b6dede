import { globalStyle, style } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

export const root = style(
  {
    '@layer': {
      [layers.utilities]: {
        marginBlockStart: vars.space.x2,
        // The page ends here: bones would only make it longer and shorter again.
        selectors: { '&[aria-busy]': { display: 'none' } },
      },
    },
  },
  'companyFooter',
);
// Quiet as everything beside it.
globalStyle(`${root} > *`, {
  '@layer': {
    [layers.utilities]: { maxInlineSize: vars.width.reading, color: 'inherit', fontSize: 'inherit' },
  },
});
