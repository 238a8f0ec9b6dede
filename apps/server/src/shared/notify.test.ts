import { NotificationKind } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import { notification } from '../db/schema/index.ts';
import { asSystem, inScope } from '../db/scope.ts';
import { seedTime } from '../test/fixed.ts';
import { seededDatabase } from '../test/server.ts';
import { countStatements } from '../test/statements.ts';
import type { Notice } from './notices.ts';
import { notify } from './notify.ts';

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await seededDatabase();
  db = await database.lower();
});
afterAll(() => database.close());

const words = (text: string) => ({ zh: text, en: text });
const notice = (key: string, text = key): Notice => ({
  kind: NotificationKind.System,
  key,
  title: words(text),
  content: words(text),
});
const to = (userId: number, told: Notice, companyId = 1001) => ({ userId, companyId, notice: told });
const tell = (...told: Parameters<typeof notify>[1]) =>
  asSystem(db, (tx) => notify({ tx, now: seedTime }, told));
const stored = (key: string) =>
  asSystem(db, (tx) =>
    tx.select().from(notification).where(eq(notification.eventKey, key)).orderBy(notification.userId),
  );

test('an event is notified once to each person and company, however often it is reported', async () => {
  expect(await tell(to(1, notice('once')), to(2, notice('once')), to(1, notice('once'), 1002))).toBe(3);
  expect(await tell(to(1, notice('once', 'again')), to(3, notice('once')))).toBe(1);
  const rows = await stored('once');
  expect(rows.map(({ userId, title }) => [userId, title.zh])).toEqual([
    [1, 'once'],
    [1, 'once'],
    [2, 'once'],
    [3, 'once'],
  ]);
});

const renewed = (text: string): Notice => ({ ...notice('goes on', text), renews: true });

test('a continuing event has one message, which becomes unread again with the newest text', async () => {
  await tell({ ...to(1, renewed('one')), senderId: 2 });
  await asSystem(db, (tx) =>
    tx.update(notification).set({ readFlg: true }).where(eq(notification.eventKey, 'goes on')),
  );
  await asSystem(db, (tx) => notify({ tx, now: seedTime + 1 }, [{ ...to(1, renewed('two')), senderId: 3 }]));
  expect(await stored('goes on')).toMatchObject([
    { title: words('two'), readFlg: false, createTime: seedTime + 1, senderId: 3 },
  ]);
});

test('many people are notified with few statements, and nobody with none', async () => {
  const crowd = Array.from({ length: 900 }, (_, at) => to(10_000 + at, notice('crowd')));
  const { statements } = await countStatements({ database }, () => tell(...crowd));
  const { statements: idle } = await countStatements({ database }, () => tell());
  expect(statements - idle).toBe(2);
  expect(await stored('crowd')).toHaveLength(900);
});

test('nothing is notified if the event fails', async () => {
  const failing = asSystem(db, async (tx) => {
    await notify({ tx, now: seedTime }, [to(1, notice('undone'))]);
    throw new Error('the event did not happen');
  });
  await expect(failing).rejects.toThrow('did not happen');
  expect(await stored('undone')).toEqual([]);
});

test('a request can notify nobody but its own person', async () => {
  const scope = { userId: 1, companyId: 1001 };
  const asPerson = (userId: number) =>
    inScope(db, scope, (tx) => notify({ tx, now: seedTime }, [to(userId, notice('in a request'))]));
  expect(await asPerson(1)).toBe(1);
  await expect(asPerson(2)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security') },
  });
});
