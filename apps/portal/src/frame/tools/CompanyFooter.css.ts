import { globalStyle, style } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

export const root = style(
  {
    '@layer': {
      [layers.utilities]: {
        marginBlockStart: vars.space.x2,
        // The footer is hidden while it loads, because a skeleton at the end of the page would only make the
        // page longer and shorter again.
        selectors: { '&[aria-busy]': { display: 'none' } },
      },
    },
  },
  'companyFooter',
);
// Headings and links in the company's text look no stronger than the rest of the footer.
globalStyle(`${root} > *`, {
  '@layer': {
    [layers.utilities]: { maxInlineSize: vars.width.reading, color: 'inherit', fontSize: 'inherit' },
  },
});
