/**
 * Facts in a row, separated by dots. Each fact has its dot in front. At the start of a line the dot is
 * outside of the row and is cut off, so that no line starts or ends with a dot, however the facts wrap.
 */
export const dottedRow = { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' } as const;

export const dottedFact = {
  marginInlineStart: '-1em',
  paddingInline: '1em',
  selectors: {
    '&::before': {
      content: '"·"',
      display: 'inline-block',
      inlineSize: '1em',
      marginInlineStart: '-1em',
      textAlign: 'center',
    },
  },
} as const;
