import type { Mention, Mentionable } from '@stoa/api/contract/interact';
import { ErrorCode, MemberState, noCompanyId } from '@stoa/domain';
import type { LinkTarget, TargetKind } from '@stoa/domain';
import { and, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { oneOf } from '../../db/oneOf.ts';
import { account, member, person, thread } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { membersOf } from '../company/briefs.ts';
import { viewerOf } from '../course/viewer.ts';
import { personTargets } from '../people/targets.ts';
import { threadTargetOr404 } from './threadTarget.ts';
import type { ThreadRow } from './threadView.ts';

/** The greatest number of people that are offered at once. */
const mostOffered = 10;

/** Keeps `%` and `_` in a typed name from standing for any letters. */
const literally = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Answers `mentionList`. */
export async function listMentionable(
  context: SessionContext,
  asked: {
    readonly targetKind: TargetKind;
    readonly targetId: number;
    readonly keyword?: string | undefined;
  },
): Promise<Mentionable[]> {
  const { tx, session, ...wording } = context;
  const { userId, companyId } = session;
  const about = await threadTargetOr404(context, await viewerOf(context), asked);
  // People without a company are strangers to each other, so no name is told.
  if (companyId === noCompanyId) return [];
  const like = `%${literally(asked.keyword ?? '')}%`;
  return asSystemWithin(context, async () => {
    const talks = exists(
      tx
        .select({ threadId: thread.threadId })
        .from(thread)
        .where(
          and(
            eq(thread.companyId, companyId),
            eq(thread.targetKind, about.targetKind),
            eq(thread.targetId, about.targetId),
            eq(thread.userId, member.userId),
          ),
        ),
    );
    const teaches = exists(
      tx
        .select({ personId: person.personId })
        .from(person)
        .where(and(eq(person.userId, member.userId), oneOf(person.personId, [...about.teacherIds]))),
    );
    const found = await tx
      .select({ userId: member.userId })
      .from(member)
      .innerJoin(account, eq(account.userId, member.userId))
      .where(
        and(
          eq(member.companyId, companyId),
          eq(member.state, MemberState.Active),
          ne(member.userId, userId),
          or(
            sql`${account.realName}->>'zh' ilike ${like}`,
            sql`${account.realName}->>'en' ilike ${like}`,
          ),
        ),
      )
      .orderBy(
        sql`(${about.teacherIds.length === 0 ? talks : sql`(${talks} or ${teaches})`}) desc`,
        sql`${account.realName}->>'zh'`,
        member.userId,
      )
      .limit(mostOffered);
    const ids = found.map((one) => one.userId);
    const known = await membersOf(tx, companyId, ids, wording);
    return ids.flatMap((id) => {
      const one = known.get(id);
      if (one === undefined) return [];
      const { realName, avatar, title, orgName } = one;
      return [{ userId: id, realName, avatar, title, orgName }];
    });
  });
}

/** The people to mention, each once; somebody who is no active member of the caller's company is refused. */
export async function mentionable(context: SessionContext, userIds: readonly number[]): Promise<number[]> {
  const { tx, session } = context;
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) return [];
  const members = await tx.$count(
    member,
    and(
      eq(member.companyId, session.companyId),
      eq(member.state, MemberState.Active),
      oneOf(member.userId, wanted),
    ),
  );
  if (session.companyId === noCompanyId || members !== wanted.length) {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'mentions' });
  }
  return wanted;
}

/** The people whom threads mention, with their pages, in as many queries for twenty threads as for one. */
export async function mentionedIn(
  context: SessionContext,
  rows: readonly ThreadRow[],
): Promise<(userId: number) => Mention[]> {
  const { tx, session, ...wording } = context;
  const ids = [...new Set(rows.flatMap(({ mentions }) => mentions))];
  if (ids.length === 0) return () => [];
  const pages = await tx
    .select({ userId: person.userId, personId: person.personId, role: person.role })
    .from(person)
    .where(
      and(
        ofCompanyOrPlatform(person.companyId, session.companyId),
        isNotNull(person.userId),
        oneOf(person.userId, ids),
      ),
    );
  const targets = new Map(
    pages.map(({ userId, personId, role }): [number | null, LinkTarget] => [
      userId,
      { kind: personTargets[role], id: personId },
    ]),
  );
  const known = await asSystemWithin(context, () => membersOf(tx, session.companyId, ids, wording));
  return (userId) => {
    const one = known.get(userId);
    return one === undefined ? [] : [{ userId, name: one.realName, target: targets.get(userId) }];
  };
}
