import { readFile, readdir } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from './schema/index.ts';

test('the schema has nothing that no migration makes: db:generate has been run', async () => {
  const folder = new URL('./migrations/meta/', import.meta.url);
  const latest = (await readdir(folder))
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const snapshot = JSON.parse(await readFile(new URL(latest ?? '', folder), 'utf8'));
  expect(
    await generateMigration(snapshot, generateDrizzleJson(schema, undefined, undefined, 'snake_case')),
  ).toEqual([]);
});
