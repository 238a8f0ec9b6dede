import { expect, test } from 'vitest';
import { unstorableIn } from './storable.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test('everything that can be stored is accepted, however strange it looks', () => {
  expect(
    unstorableIn({ text: String.raw`'; -- 𠮷 \u0000`, list: [{ deep: [1, null, true] }], none: undefined }),
  ).toBe(undefined);
});

test.each([
  ['U+0000 in a text', { a: 1, content: 'te\0xt' }, 'content'],
  ['half a surrogate pair inside a list', { list: [{ text: '\uD800' }] }, 'list'],
  ['U+0000 in a name inside', { object: { 'a\0': 1 } }, 'object'],
  ['U+0000 in its own name, which cannot be told', { 'a\0': 1 }, 'body'],
  ['4 000 levels', { unknown: nested(4000) }, 'unknown'],
  ['all levels that a body has room for', { unknown: nested(490_000) }, 'unknown'],
])('the parameter with %s is named', (_what, parameters, field) => {
  expect(unstorableIn(parameters)).toBe(field);
});
