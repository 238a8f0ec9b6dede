import { HomeModuleKind, ProgressState } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seedTime } from '../test/fixed.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { homeModule } from './schema/index.ts';

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
  const modules = await older.db.select().from(homeModule).orderBy(homeModule.moduleId);
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
