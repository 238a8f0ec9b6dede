/**
 * Facts in a row with dots between them. Each brings its dot before it, and those that begin a line lie outside of
 * the row and are cut: no line ends with a dot, however it breaks.
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
