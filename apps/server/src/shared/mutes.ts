import { NotificationKind } from '@stoa/domain';
import type { Database } from '../db/database.ts';
import { oneOf } from '../db/oneOf.ts';
import { notificationMute } from '../db/schema/index.ts';
import type { Told } from './notify.ts';

/**
 * Kinds that cannot be switched off: messages about the account, because of its security, and about
 * assignments of the company, because they have to be done.
 */
export const prescribedKinds: ReadonlySet<NotificationKind> = new Set([
  NotificationKind.System,
  NotificationKind.Task,
]);

const keyOf = ({ userId, companyId }: Pick<Told, 'userId' | 'companyId'>, kind: NotificationKind) =>
  `${userId} ${companyId} ${kind}`;

/** The messages among these that their recipients have not switched off. */
export async function wanted(tx: Database, told: readonly Told[]): Promise<readonly Told[]> {
  const people = new Set(
    told.flatMap(({ userId, notice }) => (prescribedKinds.has(notice.kind) ? [] : [userId])),
  );
  if (people.size === 0) return told;
  const rows = await tx
    .select()
    .from(notificationMute)
    .where(oneOf(notificationMute.userId, [...people]));
  const muted = new Set(rows.map((row) => keyOf(row, row.kind)));
  return told.filter(
    (one) => prescribedKinds.has(one.notice.kind) || !muted.has(keyOf(one, one.notice.kind)),
  );
}
