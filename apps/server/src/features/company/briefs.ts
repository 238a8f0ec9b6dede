import type { Notification } from '@stoa/api/contract/notification';
import { and, eq, inArray } from 'drizzle-orm';
import { account, member, org } from '../../db/schema/index.ts';
import { enterScope, enterSystem } from '../../db/scope.ts';
import type { SessionContext } from '../../http/handle.ts';
import { scopeOf } from '../../http/sessions.ts';

export type UserBrief = NonNullable<Notification['sender']>;

/**
 * People of the caller's company as colleagues see them, by account (contract 4). Who does not belong to it is
 * left out. Accounts are their owners' alone, so the system reads them: name and picture, nothing else.
 */
export async function briefsOf(
  { tx, session, text, media }: SessionContext,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UserBrief>> {
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) return new Map();
  await enterSystem(tx);
  const rows = await tx
    .select({
      userId: account.userId,
      id: member.memberId,
      realName: account.realName,
      faceImg: account.faceImg,
      title: member.title,
      orgIds: member.orgIds,
    })
    .from(member)
    .innerJoin(account, eq(account.userId, member.userId))
    .where(and(eq(member.companyId, session.companyId), inArray(member.userId, wanted)));
  await enterScope(tx, scopeOf(session));
  const orgs = await tx
    .select({ orgId: org.orgId, name: org.name })
    .from(org)
    .where(eq(org.companyId, session.companyId));
  const names = new Map(orgs.map(({ orgId, name }) => [orgId, text(name)]));
  return new Map(
    rows.map(({ userId, id, realName, faceImg, title, orgIds }) => [
      userId,
      {
        userId,
        id,
        realName: text(realName),
        avatar: media(faceImg),
        orgName: names.get(orgIds[0] ?? 0),
        title: text(title),
      },
    ]),
  );
}
