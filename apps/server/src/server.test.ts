import { expect, test, vi } from 'vitest';
import { asSystem } from './db/scope.ts';
import { company, installation } from './db/schema/index.ts';
import { createServer } from './server.ts';
import type { ServerOptions } from './server.ts';
import { readSettings } from './settings.ts';
import { seededDatabase } from './test/server.ts';

test('a database of which a part is missing is never filled with the demo companies', async () => {
  const database = await seededDatabase();
  await asSystem(database.db, (tx) => tx.delete(installation));
  expect(await asSystem(database.db, (tx) => tx.select().from(company))).not.toEqual([]);
  const seed = vi.fn<NonNullable<ServerOptions['seed']>>();
  const settings = readSettings({ PORT: '0' });
  await expect(createServer({ settings, database, seed })).rejects.toThrow(
    /is not empty and holds no whole database: .* seed --reset/,
  );
  expect(seed).not.toHaveBeenCalled();
});
