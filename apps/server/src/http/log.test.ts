import { expect, test, vi } from 'vitest';
import { gatherLines } from './log.ts';

test('lines of one moment are written together, in their order, and none is lost or written twice', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const { writeLine, flush } = gatherLines((text) => written.push(text));
  writeLine('one');
  writeLine('two');
  expect(written).toEqual([]);
  vi.runAllTimers();
  expect(written).toEqual(['one\ntwo\n']);
  writeLine('three');
  flush();
  flush();
  vi.runAllTimers();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
  vi.useRealTimers();
});
