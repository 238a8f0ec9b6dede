/**
 * Lines of about one length, for large or centred words. Only where spaces part the words: in Chinese such lines break
 * inside a word, so there it only keeps a single character from a line of its own. In its own block, so that it meets
 * no other key of the rule that it is spread into.
 */
export const evenLines = {
  textWrap: 'pretty',
  '@supports': {
    '(text-wrap: balance)': { selectors: { '&:lang(en)': { textWrap: 'balance' } } },
  },
} as const;
