import type { Database } from '../../db/database.ts';
import { oneOf } from '../../db/oneOf.ts';
import { account } from '../../db/schema/index.ts';
import { membersOf } from '../company/briefs.ts';
import type { UserBrief, Wording } from '../company/briefs.ts';

/**
 * Authors of messages, as people of one company see them. In a room of the platform several companies meet:
 * of somebody from another company only the first character of the name is shown, no account, picture or
 * post. Runs as the system.
 */
export async function speakersFor(
  tx: Database,
  companyId: number,
  userIds: readonly number[],
  wording: Wording,
): Promise<ReadonlyMap<number, UserBrief>> {
  const known = await membersOf(tx, companyId, userIds, wording);
  const strangers = [...new Set(userIds)].filter((userId) => !known.has(userId));
  if (strangers.length === 0) return known;
  const rows = await tx
    .select({ userId: account.userId, realName: account.realName })
    .from(account)
    .where(oneOf(account.userId, strangers));
  const masked = rows.map(({ userId, realName }): [number, UserBrief] => [
    userId,
    { userId: 0, id: 0, realName: maskedName(wording.text(realName)), avatar: '' },
  ]);
  return new Map([...known, ...masked]);
}

export const maskedName = (name: string): string => `${Array.from(name)[0] ?? ''}*`;

/** Author of a message whose account is gone. */
export const nobody: UserBrief = { userId: 0, id: 0, realName: '*', avatar: '' };
