import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './emphasis.ts';

test('the typed text is marked wherever it is, whatever its case', () => {
  expect(partsOf('Excel and excel', ' EXCEL ')).toEqual([
    { text: 'Excel', found: true },
    { text: ' and ', found: false },
    { text: 'excel', found: true },
  ]);
  expect(partsOf('结构化思维入门', '思维').filter(({ found }) => found)).toEqual([
    { text: '思维', found: true },
  ]);
  expect(partsOf('沟通', '')).toEqual([{ text: '沟通', found: false }]);
});

test('no letter of the text is lost or added', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '思', 'İ', ' ') });
  fc.assert(
    fc.property(text, text, (words, typed) => {
      expect(
        partsOf(words, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(words);
    }),
    { seed: 20_261_121, numRuns: 500 },
  );
});
