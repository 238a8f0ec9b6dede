import { readFile } from 'node:fs/promises';
import { ThreadState } from '@stoa/api/contract/interact';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import { qrLogin, session, smsCode, thread } from '../db/schema/index.ts';
import { seededDatabase } from '../test/server.ts';
import { lifePage, withStatements } from './lifePage.ts';
import { dataTables } from './tables.ts';

const userId = 1;
let opened: OpenDatabase;
let page = '';
beforeAll(async () => {
  opened = await seededDatabase();
  page = await readFile(lifePage, 'utf8');
});
afterAll(() => opened.close());

/** The statements of docs/data-life.md, with one person's id filled in. */
function statements(name: string): string[] {
  const block = new RegExp(String.raw`^\`\`\`sql ${name}\n([^]*?)^\`\`\``, 'm').exec(page)?.[1] ?? '';
  return block
    .replaceAll(':user', String(userId))
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

const columnsOf = (db: Database) =>
  db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and column_name in ('user_id', 'sender_id')`);

/** Tables and columns that refer to the person, with the number of rows. */
async function named(db: Database): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { table, column } of await columnsOf(db)) {
    const rows = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(sql`${sql.identifier(table)}`)
      .where(sql`${sql.identifier(column)} = ${userId}`);
    found.set(`${table}.${column}`, rows[0]?.count ?? 0);
  }
  return found;
}

test('the page has the statements of the tables of this version, as db:generate writes them', () => {
  expect(page).toBe(withStatements(page));
});

test('the export names every table that has something of the person, and no secret', async () => {
  const { db } = opened;
  const [text = ''] = statements('export');
  // Tables whose rows are deleted within a day anyway.
  const brief = new Set(['qr_login']);
  for (const { table, column } of await columnsOf(db)) {
    const told = new RegExp(String.raw`from ${table} t where ${column} = ${userId}\b`).test(text);
    expect([table, column, told]).toEqual([table, column, !brief.has(table)]);
  }
  const rows = await db
    .select({ what: sql<string>`what`, data: sql<string>`data::text` })
    .from(sql`(${sql.raw(text)}) as e`);
  expect(new Set(rows.map(({ what }) => what)).size).toBeGreaterThan(6);
  expect(rows.filter(({ data }) => /scrypt\$|_hash"/.test(data))).toEqual([]);
});

test('after the erasure no row names the person, and nobody else has lost one', async () => {
  const { db } = opened;
  await db
    .insert(session)
    .values({ tokenHash: 'x', userId, companyId: 1001, createTime: 1, lastSeenTime: 1 });
  await db.insert(smsCode).values({ phone: '86 13800000001', scene: 1, codeHash: 'x', createTime: 1 });
  await db.insert(qrLogin).values({
    qrId: 'x',
    pollHash: 'x',
    domainName: '',
    address: '',
    userId,
    createTime: 1,
    expireTime: 1,
  });
  await db.execute(
    sql`insert into idempotency_record (actor, path, idem_key, body_hash, create_time) values ('1@1001', '/x', 'x', 'x', 1), ('11@1001', '/x', 'x', 'x', 1)`,
  );
  const sizes = async () => {
    const all = new Map<string, number>();
    for (const table of await dataTables(db)) all.set(table, await db.$count(sql`${sql.identifier(table)}`));
    return all;
  };
  const answered = await db.$count(
    sql`thread t where user_id = ${userId} and exists (select 1 from thread r where r.parent_id = t.thread_id and r.user_id <> ${userId})`,
  );
  expect(answered).toBeGreaterThan(0);
  const before = await named(db);
  const sizesBefore = await sizes();
  expect([...before.values()].filter((count) => count > 0).length).toBeGreaterThan(8);

  for (const statement of statements('erase')) await db.execute(sql.raw(statement));

  expect([...(await named(db))].filter(([, count]) => count > 0)).toEqual([]);
  const after = await sizes();
  // The profile of a teacher stays, without a name. Codes and stored answers stay too, because they name a
  // telephone number and an actor instead of the id.
  const told = new Map([
    ['person', 0],
    ['sms_code', 1],
    ['idempotency_record', 1],
    // A comment that others have replied to stays without its text.
    ['thread', (before.get('thread.user_id') ?? 0) - answered],
  ]);
  for (const [table, size] of sizesBefore) {
    const lost = told.get(table) ?? before.get(`${table}.user_id`) ?? 0;
    expect([table, after.get(table)]).toEqual([table, size - lost]);
  }
  const places = await db
    .select({
      threadId: thread.threadId,
      content: thread.content,
      images: thread.images,
      state: thread.state,
    })
    .from(thread)
    .where(sql`user_id = 0`);
  expect(places).toHaveLength(answered);
  for (const place of places) {
    expect(place).toMatchObject({ content: '', images: [], state: ThreadState.Deleted });
  }
  const miscounted = await db.$count(
    sql`thread p where reply_num <> (select count(*) from thread r where r.parent_id = p.thread_id and r.state = 1)`,
  );
  expect(miscounted).toBe(0);
});
