import { vars } from '@stoa/theme/tokens';
import { thumb } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';
import { barHeight } from './barHeight.ts';

const { space, text, ink } = vars;

export const bar = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: barHeight,
  paddingBlock: space.x1,
  paddingInline: space.x6,
  boxSizing: 'border-box',
  color: ink.base,
  // The same margin as the paper below, so that at 320 px two rows are enough: name and state of saving,
  // clock and button.
  '@media': {
    '(max-width: 37.5rem)': {
      paddingInline: space.x3,
      columnGap: space.x2,
      // Both rows have their place from the beginning, so that the paper does not move when it has opened.
      minBlockSize: `calc(2 * ${thumb} + 3 * ${space.x1})`,
    },
  },
});
export const title = inLayer({
  // This text is shortened before the others wrap to a second line, but never to nothing.
  flex: '1 1 8em',
  minInlineSize: 0,
  maxInlineSize: 'max-content',
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
});
