import { AssignKind, TargetKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import { creditEntry, notification } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { courseTargets } from '../areas/course/targets.ts';
import { seedTime } from '../test/fixed.ts';
import { seededDatabase } from '../test/server.ts';
import { grant } from './credit.ts';
import type { Earning } from './credit.ts';
import { notices } from './notices.ts';

const yearMs = 366 * 24 * 3_600_000;

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await seededDatabase();
  db = await database.lower();
});
afterAll(() => database.close());

const course = (id: number, credit = 2): Earning => ({
  userId: 1,
  companyId: 1001,
  source: { kinds: courseTargets, id },
  credit,
  reason: 'COMPLETE',
  notice: (given) => notices.courseCredit({ ...given, title: { zh: '甲', en: 'A' } }),
});
const shared = (id: number, invitedUserId: number): Earning => ({
  ...course(id, 0.1),
  reason: 'SHARE',
  invitedUserId,
});
const give = (earning: Earning, now = seedTime) => asSystem(db, (tx) => grant({ tx, now }, earning));
const told = (entryId: number | undefined) =>
  asSystem(db, (tx) => tx.$count(notification, eq(notification.eventKey, `credit ${entryId}`)));

test('the same credit is given once a year, with one notification', async () => {
  const first = await give(course(299));
  expect(first).toMatchObject({ credit: 2, assignKind: AssignKind.Elective });
  expect(await told(first?.entryId)).toBe(1);
  expect(await give(course(299))).toBeUndefined();
  expect(await give(course(299), seedTime + yearMs)).toMatchObject({ credit: 2 });
});

test('many at once are given it once', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => give(course(298))));
  expect(all.filter((one) => one !== undefined)).toHaveLength(1);
});

test('a revoked credit can be given again, with a new notification', async () => {
  const first = await give(course(297));
  await asSystem(db, (tx) =>
    tx
      .update(creditEntry)
      .set({ valid: false })
      .where(eq(creditEntry.entryId, first?.entryId ?? 0)),
  );
  const second = await give(course(297));
  expect(second?.entryId).not.toBe(first?.entryId);
  expect(await told(second?.entryId)).toBe(1);
});

test('what somebody has to do counts as compulsory, also when it was given under another kind', async () => {
  // A compulsory course of the platform; its credit is stored under the kind of all courses.
  expect(await give(course(124))).toMatchObject({ assignKind: AssignKind.Compulsory });
  const [entry] = await asSystem(db, (tx) =>
    tx
      .select()
      .from(creditEntry)
      .where(and(eq(creditEntry.sourceId, 124), eq(creditEntry.reason, 'COMPLETE'))),
  );
  expect(entry).toMatchObject({ sourceKind: TargetKind.Course, assignKind: AssignKind.Compulsory });
});

test('bringing colleagues counts once for each of them, and is never compulsory', async () => {
  expect(await give(shared(124, 2))).toMatchObject({ assignKind: AssignKind.Elective, credit: 0.1 });
  expect(await give(shared(124, 2))).toBeUndefined();
  expect(await give(shared(124, 3))).toMatchObject({ credit: 0.1 });
});

test.each([0, -1])('for a credit of %d nothing is given', async (credit) => {
  expect(await give(course(296, credit))).toBeUndefined();
});
