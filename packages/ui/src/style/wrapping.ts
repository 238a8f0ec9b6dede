/**
 * Lines of similar length, for large or centred text. Only for languages with spaces between words; in Chinese
 * such lines would break inside of a word, so there it only keeps a single character from a line of its own. It
 * is in a selector block of its own, so that spreading it into a rule overwrites no other property.
 */
export const evenLines = {
  textWrap: 'pretty',
  '@supports': {
    '(text-wrap: balance)': { selectors: { '&:lang(en)': { textWrap: 'balance' } } },
  },
} as const;
