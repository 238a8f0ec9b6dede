import { readFile, readdir } from 'node:fs/promises';
import { HomeModuleKind, ProgressState } from '@stoa/domain';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seedTime } from '../test/fixed.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import * as schema from './schema/index.ts';

test('the schema contains nothing that no migration creates: db:generate has been run', async () => {
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

const entry = (kind: number, id: number, more = '') =>
  `{"target": {"kind": ${kind}, "id": ${id}}, "title": {"zh": "甲", "en": "A"}${more}}`;

test('data of an earlier version keeps its assignments, what was picked by hand and its own words, and no copied state', async () => {
  const older = await openDatabase({});
  const known = await knownMigrations();
  const before = known.findIndex((name) => name.endsWith('asked_not_copied'));
  await migrate(older.db, seedTime, known.slice(0, before));
  const run = (text: string) => older.db.execute(sql.raw(text));
  await run(
    `insert into company (company_id, code, name, short_name, platform_name, tab_title) values (1, 'a', '{}', '{}', '{}', '{}')`,
  );
  const stored = (id: number, kind: number, items: string) =>
    run(
      `insert into home_module (module_id, company_id, kind, title, items) values (${id}, 1, ${kind}, '{}', ${items})`,
    );
  await stored(1, HomeModuleKind.Specials, `'[${entry(20, 3)}, ${entry(20, 1)}]'`);
  await stored(
    2,
    HomeModuleKind.Content,
    `'[${entry(1, 7, ', "startTime": 5, "status": 1, "contentKind": 2')}]'`,
  );
  await stored(3, HomeModuleKind.RichText, 'null');
  await run(`insert into upcoming_task (task_key, user_id, company_id, target, title, assign_kind, state)
    values ('one', 1, 1, '{"kind": 1, "id": 2}', '{"zh": "乙", "en": "B"}', 1, ${ProgressState.Completed})`);
  await migrate(older.db, seedTime);
  const modules = await older.db.select().from(schema.homeModule).orderBy(schema.homeModule.moduleId);
  expect(modules.map(({ query, links }) => ({ query, links }))).toEqual([
    { query: { ids: '3,1' }, links: null },
    {
      query: null,
      links: [{ target: { kind: 1, id: 7 }, title: { zh: '甲', en: 'A' }, contentKind: 2 }],
    },
    { query: null, links: null },
  ]);
  const [task] = await older.db
    .select({ row: sql<Record<string, unknown>>`to_jsonb(t)` })
    .from(sql`upcoming_task as t`);
  expect(task?.row).toMatchObject({
    task_key: 'one',
    target: { kind: 1, id: 2 },
    title: { zh: '乙', en: 'B' },
  });
  expect(task?.row).not.toHaveProperty('state');
  await older.close();
});
