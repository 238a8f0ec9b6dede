import { expect, test } from 'vitest';
import { draftOf } from './draftQuery.ts';

test.each([
  ['previewId=1', { previewId: 1 }],
  ['previewId=12&previewToken=abc-_1', { previewId: 12, previewToken: 'abc-_1' }],
  ['previewId=', undefined],
  ['previewId=0', undefined],
  ['previewId=1e3', undefined],
  ['previewId=1&previewToken=a%20b', undefined],
  [`previewId=1&previewToken=${'x'.repeat(257)}`, undefined],
])('the address parameters %s name the draft %j', (query, expected) => {
  expect(draftOf(new URLSearchParams(query))).toEqual(expected);
});
