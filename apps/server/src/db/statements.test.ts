import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, seededPostgres } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { countStatements } from '../test/statements.ts';

/** Statements that small calls may send: begin, set the scope, read, commit. */
const light: [path: string, method: 'GET' | 'POST', most: number][] = [
  ['/comp/pc/config', 'GET', 4],
  ['/user/notification/unreadNum', 'POST', 4],
];

describe.each(engines)('on %s', (_engine, open) => {
  let app: TestServer;
  let token: string;
  beforeAll(async () => {
    app = await startTestServer({}, await open());
    token = await app.signIn('13800000001');
  });
  afterAll(() => app.close());

  test.each(light)('%s needs no more statements than necessary', async (path, method, most) => {
    const { texts, rows } = await countStatements(app, () => app.call(method, path, { token }));
    expect([texts[0], texts.at(-1)]).toEqual(['begin', 'commit']);
    expect(texts.slice(most)).toEqual([]);
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(texts.length);
  });
});

test('PostgreSQL reads no statement a second time, whatever it is asked with', async () => {
  // One connection, so that each call uses what earlier calls have prepared.
  const app = await startTestServer({}, await seededPostgres(1));
  const token = await app.signIn('13800000001');
  const prepared = (): Promise<{ name: string }[]> =>
    app.server.services.db.select({ name: sql<string>`name` }).from(sql`pg_prepared_statements`);
  const visit = async (courseId: number, pageSize: number): Promise<void> => {
    const list = await app.call('GET', '/course/pc/list', { query: { kind: 'all', pageSize }, token });
    const detail = await app.call('GET', '/course/pc/detail', { query: { courseId }, token });
    expect([list.code, detail.code]).toEqual([200, 200]);
  };
  await visit(201, 20);
  await visit(201, 20);
  const known = await prepared();
  expect(known.length).toBeGreaterThan(20);
  await visit(201, 20);
  await visit(202, 7);
  expect(await prepared()).toEqual(known);
  await app.close();
});
