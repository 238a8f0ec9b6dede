import * as fc from 'fast-check';

/** The seed is fixed, so that a failure is the same on every machine. */
export const run = { seed: 20_261, numRuns: 1_000 } as const;

/** Text as an attacker may write it: pieces of addresses, escapes and markup, mixed at random. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2f',
        '%5C',
        '%252F',
        '%09',
        '\t',
        '\n',
        '\0',
        '@',
        ':',
        '?',
        '#',
      ),
      fc.constantFrom(
        'javascript:',
        'data:',
        'https://evil.example',
        'https:',
        'evil.example',
        'url(',
        ')',
        '"',
      ),
      fc.constantFrom(
        "'",
        '<img onerror=x>',
        '__proto__',
        'constructor',
        '\u202E',
        '\uD800',
        '%',
        '%E4%',
        '&',
        '=',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));
