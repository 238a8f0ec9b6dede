import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

test('every area that has something to register stands in the list, under the name of its folder', async () => {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const folders = files.flatMap((file) => /^([^/\\]+)[/\\]area\.ts$/.exec(file)?.[1] ?? []);
  expect(areas.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});
