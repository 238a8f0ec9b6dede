import type { Mention, Mentionable } from '@stoa/api/contract/interact';
import { ErrorCode, MemberState, noCompanyId, TargetKind } from '@stoa/domain';
import { and, eq, exists, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { oneOf } from '../../db/oneOf.ts';
import { account, courseProgress, member, person, thread } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { membersOf } from '../company/briefs.ts';
import { viewerOf } from '../course/viewer.ts';
import { personTargets } from '../people/targets.ts';
import { threadTargetOr404 } from './threadTarget.ts';
import type { Asked, ThreadTarget } from './threadTarget.ts';
import type { ThreadRow } from './threadView.ts';

/** The greatest number of people that are offered at once. */
const mostOffered = 8;

/** Keeps `%` and `_` in a typed name from standing for any letters. */
const literally = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** People connected with a target: they write there, teach there, or take the course. */
function takesPartIn(
  { tx, session: { companyId } }: SessionContext,
  about: ThreadTarget,
): { writesOrTeaches: SQL; anyhow: SQL } {
  const writes = exists(
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
  const studies = exists(
    tx
      .select({ userId: courseProgress.userId })
      .from(courseProgress)
      .where(
        and(
          eq(courseProgress.companyId, companyId),
          eq(courseProgress.courseId, about.targetId),
          eq(courseProgress.userId, member.userId),
        ),
      ),
  );
  const writesOrTeaches = about.teacherIds.length === 0 ? writes : sql`(${writes} or ${teaches})`;
  const anyhow =
    about.targetKind === TargetKind.Course ? sql`(${writesOrTeaches} or ${studies})` : writesOrTeaches;
  return { writesOrTeaches, anyhow };
}

/** Answers `mentionList`. */
export async function listMentionable(
  context: SessionContext,
  asked: Asked & { readonly keyword?: string | undefined },
): Promise<Mentionable[]> {
  const { tx, session, ...wording } = context;
  const { userId, companyId } = session;
  const about = await threadTargetOr404(context, await viewerOf(context), asked);
  // People without a company do not know each other, so no name is offered.
  if (companyId === noCompanyId) return [];
  const like = `%${literally(asked.keyword ?? '')}%`;
  const { writesOrTeaches, anyhow } = takesPartIn(context, about);
  return asSystemWithin(context, async () => {
    const found = await tx
      .select({ userId: member.userId })
      .from(member)
      .innerJoin(account, eq(account.userId, member.userId))
      .where(
        and(
          eq(member.companyId, companyId),
          eq(member.state, MemberState.Active),
          ne(member.userId, userId),
          anyhow,
          or(sql`${account.realName}->>'zh' ilike ${like}`, sql`${account.realName}->>'en' ilike ${like}`),
        ),
      )
      .orderBy(sql`${writesOrTeaches} desc`, sql`${account.realName}->>'zh'`, member.userId)
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

/**
 * The language version of a name that occurs in the text after an `@`; the writer may have used another
 * language than the reader.
 */
const namedIn = (content: string, { zh, en }: Localised): string | undefined =>
  [zh, en].find((name) => name !== undefined && name !== '' && content.includes(`@${name}`));

/**
 * The people whom a new text mentions, each once. Somebody who is no active member of the caller's company is
 * refused as if unknown.
 */
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

type Mentioning = Pick<ThreadRow, 'content' | 'mentions'>;

/**
 * The people whom threads mention, with their pages, in one query for all. Somebody whose name is not in the
 * text is left out, because readers see no mention of them. Runs as the system, because accounts are closed
 * to others.
 */
export async function mentionsIn(
  { tx, session: { companyId } }: Pick<SessionContext, 'tx' | 'session'>,
  rows: readonly Mentioning[],
): Promise<(row: Mentioning) => Mention[]> {
  const ids = [...new Set(rows.flatMap(({ mentions }) => mentions))];
  if (ids.length === 0) return () => [];
  const people = await tx
    .select({
      userId: account.userId,
      name: account.realName,
      personId: person.personId,
      role: person.role,
    })
    .from(account)
    .innerJoin(member, eq(member.userId, account.userId))
    .leftJoin(
      person,
      and(eq(person.userId, account.userId), ofCompanyOrPlatform(person.companyId, companyId)),
    )
    .where(and(eq(member.companyId, companyId), oneOf(account.userId, ids)));
  const known = new Map(people.map((one) => [one.userId, one]));
  return ({ content, mentions }) =>
    mentions.flatMap((userId) => {
      const one = known.get(userId);
      const name = one && namedIn(content, one.name);
      if (one === undefined || name === undefined) return [];
      const { personId, role } = one;
      const target =
        personId === null || role === null ? undefined : { kind: personTargets[role], id: personId };
      return [{ userId, name, target }];
    });
}

/** `mentionsIn` for a reader; when nobody is mentioned, nothing is asked of the database. */
export const mentionedIn = async (
  context: SessionContext,
  rows: readonly ThreadRow[],
): Promise<(row: ThreadRow) => Mention[]> =>
  rows.every(({ mentions }) => mentions.length === 0)
    ? () => []
    : asSystemWithin(context, () => mentionsIn(context, rows));
