import { expect, test } from 'vitest';
import { practisingIn } from './practising.ts';

test.each([
  ['page', 'page'],
  ['1203', 1203],
  ['0', undefined],
  ['-4', undefined],
  ['all', undefined],
  [null, undefined],
] as const)('an address with practise=%s practises %s', (text, what) => {
  expect(practisingIn(text)).toBe(what);
});
