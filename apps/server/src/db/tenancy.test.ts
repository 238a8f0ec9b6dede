import { getTableName, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../test/engines.ts';
import { hashOf } from '../http/sessionLife.ts';
import { seedTime } from '../test/fixed.ts';
import { seededDatabase, startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import type { Database, OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';
import { asSystem, entering, inScope } from './scope.ts';

const tables = Object.values(schema).filter((value) => value instanceof PgTable);
const rowsOf = async (tx: Database, table: PgTable): Promise<Record<string, unknown>[]> =>
  tx.select().from(table);
const sunriseLearner = { companyId: 1001, userId: 1 };
/** Lists of the platform that are the same for everybody. */
const common = new Set(['category', 'industry', 'tag']);
const platformWide = new Set(['person', 'course_collection', 'banner_group', 'banner', 'advert', 'course']);
/** Rooms of the platform are open to every company, but not without a session. */
const platformRooms = new Set(['live', 'live_room', 'live_message']);
/** Tables whose rows name a person and can be read by colleagues. */
const shared = new Set(['member', 'person', 'live_message', 'thread']);

describe.each(engines)('on %s', (_engine, open) => {
  let opened: OpenDatabase;
  let app: TestServer;
  beforeAll(async () => {
    opened = await open();
    app = await startTestServer({}, opened);
  });
  afterAll(() => app.close());

  test('every table has row-level security and a policy', async () => {
    const names = tables.map((table) => getTableName(table));
    const secured = await opened.db
      .select({ name: sql<string>`relname` })
      .from(sql`pg_class`)
      .where(sql`relrowsecurity and exists (select 1 from pg_policy where polrelid = pg_class.oid)`);
    expect(names.filter((name) => !secured.some((row) => row.name === name))).toEqual([]);
  });

  test('without a scope nothing that belongs to anybody is visible', async () => {
    for (const table of tables) {
      const name = getTableName(table);
      if (common.has(name)) continue;
      const rows = await inScope(opened.db, undefined, (tx) => rowsOf(tx, table)).catch(() => []);
      const foreign = rows.filter((row) => row['companyId'] !== 500 || !platformWide.has(name));
      expect({ name, foreign: foreign.length }).toEqual({ name, foreign: 0 });
    }
  });

  test('with a scope no row of another company or person is visible, whatever is asked', async () => {
    let seen = 0;
    for (const table of tables) {
      const name = getTableName(table);
      const rows = await inScope(opened.db, sunriseLearner, (tx) => rowsOf(tx, table)).catch(() => []);
      seen += rows.length;
      const foreign = rows.filter((row) => {
        const own = row['companyId'] === 1001 || (name === 'member' && row['userId'] === 1);
        const platform = row['companyId'] === 500 && (platformWide.has(name) || platformRooms.has(name));
        const personal = 'userId' in row && !shared.has(name) && row['isPublic'] !== true;
        return ('companyId' in row && !own && !platform) || (personal && row['userId'] !== 1);
      });
      expect({ name, foreign }).toEqual({ name, foreign: [] });
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('a request cannot write for somebody else', async () => {
    const row = { userId: 2, companyId: 1001, courseId: 201, lastTime: 1, enrolTime: 1 };
    await expect(
      inScope(opened.db, sunriseLearner, (tx) => tx.insert(schema.courseProgress).values(row)),
    ).rejects.toThrow(/courseProgress|course_progress/);
    await inScope(opened.db, sunriseLearner, (tx) => tx.update(schema.notification).set({ readFlg: true }));
    const others = await asSystem(opened.db, (tx) => rowsOf(tx, schema.courseProgress));
    expect(others.some((one) => one['userId'] !== 1)).toBe(true);
  });

  test('parts of a course are visible like their course: those of a platform course only if it is granted', async () => {
    const foreign = await inScope(opened.db, sunriseLearner, (tx) =>
      tx
        .select({ id: schema.courseItem.itemId })
        .from(schema.courseItem)
        .where(sql`${schema.courseItem.courseId} between 301 and 499`),
    );
    expect(foreign).toEqual([]);
    await asSystem(opened.db, (tx) =>
      tx.delete(schema.platformGrant).where(sql`company_id = 1001 and target_id = 101`),
    );
    const withdrawn = await inScope(opened.db, sunriseLearner, (tx) =>
      tx
        .select({ id: schema.courseItem.itemId })
        .from(schema.courseItem)
        .where(sql`${schema.courseItem.courseId} = 101`),
    );
    expect(withdrawn).toEqual([]);
  });

  test('the setting of one request does not apply to the next', async () => {
    await inScope(opened.db, sunriseLearner, (tx) => rowsOf(tx, schema.course));
    const after = await app.server.services.db
      .select({
        role: sql<string>`current_setting('role')`,
        company: sql<string | null>`nullif(current_setting('stoa.company_id', true), '')`,
      })
      .from(sql`(select 1) as one`);
    expect(after).toEqual([{ role: 'stoa_app', company: null }]);
  });

  test('a token opens the rows of its own person, one that nobody has opens none', async () => {
    const token = await app.signIn('13800000001');
    const seen = (tokenHash: string): Promise<Set<number>> =>
      app.server.services.db.transaction(async (tx) => {
        await tx.select({ role: sql`role` }).from(entering(tokenHash));
        const rows = await tx.select().from(schema.notification);
        return new Set(rows.map(({ userId }) => userId));
      });
    expect(await seen(hashOf(token))).toEqual(new Set([1]));
    expect(await seen(hashOf(`${token}x`))).toEqual(new Set());
  });

  test('a query that asks for no scope at all sees nothing that belongs to anybody', async () => {
    const { db } = app.server.services;
    for (const table of tables) {
      const name = getTableName(table);
      if (common.has(name)) continue;
      const rows = await rowsOf(db, table).catch(() => []);
      const foreign = rows.filter((row) => row['companyId'] !== 500 || !platformWide.has(name));
      expect({ name, foreign: foreign.length }).toEqual({ name, foreign: 0 });
    }
    await expect(db.insert(schema.tag).values({ tagId: 1, name: { zh: 'x', en: 'x' } })).rejects.toThrow(
      'insert into "tag"',
    );
  });

  test('a foreign course gets the same answer as one that does not exist', async () => {
    const token = await app.signIn('13800000001');
    for (const courseId of [301, 402, 999_999]) {
      expect(await app.call('GET', '/course/pc/detail', { query: { courseId }, token })).toMatchObject({
        code: 1004,
        data: null,
      });
    }
    const list = await app.call('GET', '/course/pc/list', {
      query: { kind: 'all', pageSize: 100, companyId: 1002 },
      token,
    });
    const ids = list.data['list']?.map((one) => Number(one['courseId'])) ?? [];
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => id > 300)).toEqual([]);
  });

  test('beats that arrive together count once each, and an enrolment exists once', async () => {
    const token = await app.signIn('13800000006');
    const enrolments = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.call('POST', '/course/pc/enrol', { json: { courseId: 203 }, token }),
      ),
    );
    expect(enrolments.every((answer) => answer.code === 200)).toBe(true);
    const opened = await app.call('POST', '/course/pc/study/start', {
      json: { courseId: 203, playerTag: 'a' },
      token,
    });
    const sessionId = String(opened.data['session']?.['sessionId']);
    const itemId = Number(opened.data['item']?.['itemId']);
    app.advance(20);
    const beat = {
      sessionId,
      seq: 1,
      event: 'TICK',
      itemId,
      playerTag: 'a',
      position: 20,
      rate: 1,
      segments: [[0, 20]],
      activeSeconds: 20,
      clientTime: app.now(),
    };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.call('POST', '/course/pc/study/heartbeat', { json: beat, token })),
    );
    expect(answers.filter((answer) => String(answer.data['accepted']) === 'true')).toHaveLength(1);
    const [course] = await asSystem(app.database.db, (tx) =>
      tx
        .select()
        .from(schema.courseProgress)
        .where(sql`user_id = 6 and course_id = 203`),
    );
    expect(course?.studySeconds).toBeCloseTo(20, 6);
  });
});

test('data of a newer version is refused with a sentence', async () => {
  const opened = await seededDatabase();
  await opened.db.execute(sql`insert into stoa_migration values ('9999_future', 1)`);
  await expect(migrate(opened.db, seedTime)).rejects.toThrow(/newer version of Stoa .*"9999_future"/);
  await opened.close();
});
