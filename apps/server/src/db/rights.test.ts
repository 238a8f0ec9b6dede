import { eq, getTableName, sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../test/engines.ts';
import type { OpenDatabase } from './database.ts';
import { missingRights } from './rights.ts';
import { allTables } from './tables.ts';

describe.each(engines)('on %s', (_engine, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('the policies and grants of the migrations are those that the tables were declared with', async () => {
    expect(await missingRights(opened.db, allTables)).toEqual([]);
  });
});
