import { expect, it } from 'vitest';
import { asChunkError } from './chunkError.ts';

it.each([
  [
    'Failed to fetch dynamically imported module: http://a.localhost:4600/assets/Home-x1_y2.js',
    'Loading chunk Home-x1_y2 failed',
    undefined,
  ],
  [
    'Unable to preload CSS for /assets/Home-x1.css',
    'Loading CSS chunk Home-x1 failed',
    'CSS_CHUNK_LOAD_FAILED',
  ],
  ['Importing a module script failed.', 'Loading chunk ? failed', undefined],
])('says the specification’s sentence for “%s”', (message, sentence, code) => {
  expect(asChunkError(new TypeError(message))).toMatchObject({ message: sentence, code });
});
