import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { linesByTurn } from './log.ts';

test('lines of one turn are written together, in their order, and none is lost or written twice', async () => {
  const written: string[] = [];
  const { writeLine, flush } = linesByTurn((text) => written.push(text));
  writeLine('one');
  writeLine('two');
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual(['one\ntwo\n']);
  writeLine('three');
  flush();
  flush();
  await turn();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
