import { expect, it } from 'vitest';
import { ChunkError } from '../kernel/chunkError.ts';
import { causeOf } from './cause.ts';

it('names the network as the cause for a file that did not load, and for no error of the page itself', () => {
  expect(causeOf(new ChunkError('Login.js', false, undefined))).toBe('network');
  expect(causeOf(new RangeError('Incorrect locale information provided'))).toBe('other');
});
