import { layers, vars } from '@stoa/theme/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { roomy } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line, surface, accent } = vars;

export const wordList = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const word = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.control,
  background: surface.raised,
});
export const wordLink = inLayer({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingBlock: space.x1,
  paddingInline: space.x3,
  color: ink.base,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { color: accent.text } },
  ...roomy,
});
export const headed = inLayer({ display: 'grid', gap: space.x3 });
export const headLine = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});

/** A wide page is filled by three courses, the number that is offered. */
export const courses = inLayer({});
globalStyle(`${courses} > ul`, {
  '@layer': {
    [layers.pages]: {
      '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

export const skeleton = inLayer({ selectors: { '&&': { maxInlineSize: '24rem' } } });
