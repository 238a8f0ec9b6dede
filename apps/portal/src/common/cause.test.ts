import { expect, it } from 'vitest';
import { ChunkError } from '../kernel/chunkError.ts';
import { causeOf } from './cause.ts';

it('blames the network for a file that did not come, and for no fault of the page itself', () => {
  expect(causeOf(new ChunkError('Login.js', false, undefined))).toBe('network');
  expect(causeOf(new RangeError('Incorrect locale information provided'))).toBe('other');
});
