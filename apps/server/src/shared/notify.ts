import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { notification } from '../db/schema/index.ts';
import type { PersonScope } from '../db/scope.ts';
import { wanted } from './mutes.ts';
import type { Notice } from './notices.ts';

/** A recipient and the notification. */
export interface Told extends PersonScope {
  readonly notice: Notice;
  /** The colleague who caused the notification; left out for messages of the platform. */
  readonly senderId?: number;
}

/** Largest number of messages in one statement. */
const atOnce = 500;

/**
 * Stores messages in the transaction of the event, so that either both are stored or neither; leaves out those
 * that their recipients have switched off, and answers how many are new. A request's own role may notify only its own person: notify others as the system.
 */
export async function notify(
  { tx, now }: { readonly tx: Database; readonly now: number },
  told: readonly Told[],
): Promise<number> {
  let stored = 0;
  const welcome = await wanted(tx, told);
  for (const renews of [false, true]) {
    const list = welcome.filter(({ notice }) => (notice.renews === true) === renews);
    for (let at = 0; at < list.length; at += atOnce) {
      stored += await store(tx, now, list.slice(at, at + atOnce), renews);
    }
  }
  return stored;
}

const { userId, companyId, eventKey, notificationId } = notification;
const event = [userId, companyId, eventKey];

async function store(tx: Database, now: number, told: readonly Told[], renews: boolean): Promise<number> {
  const insert = tx.insert(notification).values(
    told.map(({ notice: { key, renews: _renews, ...notice }, ...whose }) => ({
      ...notice,
      ...whose,
      eventKey: key,
      createTime: now,
    })),
  );
  const rows = await (
    renews
      ? insert.onConflictDoUpdate({
          target: event,
          set: {
            title: sql`excluded.title`,
            content: sql`excluded.content`,
            senderId: sql`excluded.sender_id`,
            createTime: now,
            readFlg: false,
          },
        })
      : insert.onConflictDoNothing({ target: event })
  ).returning({ notificationId });
  return rows.length;
}
