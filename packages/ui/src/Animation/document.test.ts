import { expect, test } from 'vitest';
import { documentFrom } from './document.ts';
import { pulse } from './fixtures.ts';

const read = (change: object) => () => documentFrom(JSON.stringify({ ...pulse, ...change }));

test('an animation that is complete in itself is read, pictures inside of it included', () => {
  expect(read({})).not.toThrow();
  expect(
    read({
      assets: [
        { id: 'a', layers: [] },
        { id: 'b', p: 'data:image/png;base64,AA==' },
      ],
    }),
  ).not.toThrow();
});

test.each([
  ['loads a picture', { assets: [{ id: 'a', u: 'https://x.example/', p: 'a.png' }] }],
  ['loads a font', { fonts: { list: [{ fName: 'A', fPath: 'https://x.example/a.css' }] } }],
  ['has no size', { w: 0 }],
  ['has no layers', { layers: {} }],
  ['is too long', { nm: 'x'.repeat(2_000_000) }],
])('an animation that %s is refused', (_why, change) => {
  expect(read(change)).toThrow('no animation');
});
