import type { Notification } from '@stoa/api/contract/notification';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneOf } from '../../db/oneOf.ts';
import { account, member, org } from '../../db/schema/index.ts';
import { enterScope, enterSystem } from '../../db/scope.ts';
import type { SessionContext } from '../../http/handle.ts';
import { scopeOf } from '../../http/sessions.ts';

export type UserBrief = NonNullable<Notification['sender']>;

/** Turns stored words and pictures into the reader's language and signed addresses. */
export type Wording = Pick<SessionContext, 'text' | 'media'>;

/**
 * People of a company as colleagues see them, by account id; whoever is not a member is left out. Runs as the
 * system, because a person's account row is closed to others; only name and picture are read from it.
 */
export async function membersOf(
  tx: Database,
  companyId: number,
  userIds: readonly number[],
  { text, media }: Wording,
): Promise<ReadonlyMap<number, UserBrief>> {
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) return new Map();
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
    .where(and(eq(member.companyId, companyId), oneOf(member.userId, wanted)));
  const orgs = await tx
    .select({ orgId: org.orgId, name: org.name })
    .from(org)
    .where(eq(org.companyId, companyId));
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

/** People of the caller's company as colleagues see them. */
export async function briefsOf(
  { tx, session, ...wording }: SessionContext,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UserBrief>> {
  if (userIds.length === 0) return new Map();
  await enterSystem(tx);
  const briefs = await membersOf(tx, session.companyId, userIds, wording);
  await enterScope(tx, scopeOf(session));
  return briefs;
}
