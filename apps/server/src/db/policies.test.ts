import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, deletersOf, learner, readerOf, owners } from '../test/owners.ts';
import type { Looker, Row } from '../test/owners.ts';
import {
  addOwners,
  addRow,
  become,
  openPlain,
  policiesOf,
  rightsOf,
  rowsOf,
  tablesOf,
  undone,
} from '../test/policies.ts';
import type { Policy } from '../test/policies.ts';

const colleague = { companyId: 1001, userId: 2 };
const elsewhere = { companyId: 1002, userId: 1 };
const stranger = { companyId: 1002, userId: 4 };

let client: PGlite;
let courses: ReadonlySet<unknown>;
let policies: Policy[];
let tables: string[];
const all = new Map<string, Row[]>();

beforeAll(async () => {
  client = await openPlain();
  await addOwners(client, [learner, admin, colleague, elsewhere, stranger]);
  tables = await tablesOf(client);
  policies = await policiesOf(client);
  for (const table of tables) all.set(table, await rowsOf(client, table));
  const { companyId } = learner;
  const granted = new Set(
    (all.get('platform_grant') ?? [])
      .filter((row) => row['company_id'] === companyId && row['target_kind'] === 1)
      .map((row) => row['target_id']),
  );
  const known = (all.get('course') ?? []).filter(
    (row) => row['company_id'] === companyId || (row['company_id'] === 500 && granted.has(row['course_id'])),
  );
  courses = new Set(known.map((row) => row['course_id']));
});
afterAll(() => client.close());

type Person = Pick<Looker, 'companyId' | 'userId'>;

const owned = (table: string, who: Person, whose = owners): Row[] =>
  (all.get(table) ?? []).filter((row) =>
    whose[table]?.(row, { ...who, courses, admin: who.userId === admin.userId }),
  );
const kept = (table: string, who: Person): Row[] =>
  owned(table, who, table in deletersOf ? deletersOf : owners);
const sorted = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();
const seen = (table: string, who: Person, break_?: string): Promise<Row[]> =>
  undone(client, async (tx) => {
    if (break_ !== undefined) await tx.exec(break_);
    await become(tx, who);
    return rowsOf(tx, table);
  });
const policiesFor = (table: string, ...commands: Policy['command'][]): Policy[] =>
  policies.filter(
    (one) => one.table === table && one.role === 'stoa_app' && ['ALL', ...commands].includes(one.command),
  );
const ownedTables = Object.keys(owners);

describe.each(ownedTables)('%s', (table) => {
  const who = readerOf[table] ?? learner;

  test('shows a person exactly the own rows', async () => {
    expect(sorted(await seen(table, who))).toEqual(sorted(owned(table, who)));
    expect(owned(table, who)).not.toEqual([]);
    expect(sorted(await seen(table, learner))).toEqual(sorted(owned(table, learner)));
  });

  test('is protected by row-level security and by each policy: without any of them, something changes', async () => {
    const reading = policiesFor(table, 'SELECT');
    expect(reading).not.toEqual([]);
    const { length } = owned(table, who);
    const total = all.get(table)?.length ?? 0;
    for (const { name } of reading) {
      expect((await seen(table, who, `drop policy "${name}" on "${table}"`)).length).toBeLessThan(length);
      if (length === total) continue;
      const open = await seen(table, who, `alter policy "${name}" on "${table}" using (true)`);
      expect(open.length).toBeGreaterThan(length);
    }
    const off = await seen(table, who, `alter table "${table}" disable row level security`);
    expect(off).toHaveLength(total);
  });

  test('takes and loses no row but the own ones', async () => {
    const rights = await rightsOf(client, table);
    const total = all.get(table)?.length ?? 0;
    const left = await undone(client, async (tx) => {
      await become(tx, who);
      if (rights.includes('DELETE')) await tx.exec(`delete from "${table}"`);
      await tx.exec('reset role');
      return rowsOf(tx, table);
    });
    expect(left).toHaveLength(rights.includes('DELETE') ? total - kept(table, who).length : total);
    if (!rights.includes('INSERT')) return;
    const insert = (owner: Person, break_ = 'select 1') =>
      undone(client, async (tx) => {
        await tx.exec(break_);
        await become(tx, who);
        await addRow(tx, table, owner);
      });
    // These three owners have no rows yet, so that no unique key can fail first.
    for (const owner of [
      { companyId: 1001, userId: 5 },
      { companyId: 1003, userId: 1 },
      { companyId: 1003, userId: 7 },
    ]) {
      await expect(insert(owner)).rejects.toThrow('row-level security');
      for (const { name } of policiesFor(table, 'INSERT')) {
        // Without the policy's check the same row is accepted, which shows that only the check refuses it.
        await insert(owner, `alter policy "${name}" on "${table}" with check (true)`);
      }
    }
    if (!rights.includes('UPDATE') || owned(table, who)[0]?.['user_id'] === undefined) return;
    const giveAway = undone(client, async (tx) => {
      await become(tx, who);
      await tx.exec(`update "${table}" set user_id = 5`);
    });
    await expect(giveAway).rejects.toThrow('row-level security');
  });
});

const moved = (break_: string) =>
  undone(client, async (tx) => {
    await tx.exec(break_);
    await become(tx, learner);
    const { affectedRows } = await tx.query('update course set study_num = study_num + 1');
    return affectedRows;
  });

test('counters of another company’s course cannot be changed', async () => {
  expect(await moved('select 1')).toBe(owned('course', learner).length);
  expect(await moved('alter policy own_or_granted on course using (true)')).toBe(all.get('course')?.length);
});

test('tables that are not listed are the system’s: requests have no right to them, and would see nothing if they had', async () => {
  for (const table of tables.filter((name) => !ownedTables.includes(name))) {
    expect([table, await rightsOf(client, table)]).toEqual([table, []]);
    await client.transaction((tx) => addRow(tx, table, stranger)).catch(() => undefined);
    expect([table, await seen(table, learner, `grant select on "${table}" to stoa_app`)]).toEqual([
      table,
      [],
    ]);
    const off = `grant select on "${table}" to stoa_app; alter table "${table}" disable row level security`;
    expect([table, await seen(table, learner, off)]).not.toEqual([table, []]);
  }
});

const asSystem = (table: string, break_: string) =>
  undone(client, async (tx) => {
    await tx.exec(break_);
    await become(tx, 'system');
    return rowsOf(tx, table);
  });

test('system work reaches every row of every table, by one policy each', async () => {
  for (const table of tables) {
    const name = policies.find((one) => one.table === table && one.role === 'stoa_jobs')?.name ?? '';
    const { length } = await rowsOf(client, table);
    expect([table, (await asSystem(table, 'select 1')).length]).toEqual([table, length]);
    expect([table, await asSystem(table, `drop policy "${name}" on "${table}"`)]).toEqual([table, []]);
  }
});

test('neither role may bypass the policies, and neither owns a table', async () => {
  const { rows } = await client.query(
    `select rolname as name from pg_roles where rolname in ('stoa_app', 'stoa_jobs')
       and (rolsuper or rolbypassrls or rolcreaterole or rolcanlogin
         or exists (select 1 from pg_class where relowner = pg_roles.oid))`,
  );
  expect(rows).toEqual([]);
});
