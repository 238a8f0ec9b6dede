import type { AccessRequest, AccessRequestTask } from '@stoa/api/contract/course';
import { AccessState, ErrorCode, MemberState, noCompanyId } from '@stoa/domain';
import { and, asc, desc, eq, exists, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dayOf } from '../../clock.ts';
import { accessRequest, account, course, member } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import type { Run } from '../../http/register.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { membersOf } from '../company/briefs.ts';
import type { UserBrief } from '../company/briefs.ts';
import { accessOf } from './rules.ts';
import type { Viewer } from './rules.ts';
import type { CourseRow } from './summary.ts';

/** Whether an administrator could help: the course is there, and only the membership or the purchase is missing. */
export const mayAskFor = (access: AccessState): boolean =>
  access === AccessState.NeedVip || access === AccessState.NeedBuy;

const own = ({ session }: SessionContext, courseId: number) =>
  and(
    eq(accessRequest.userId, session.userId),
    eq(accessRequest.companyId, session.companyId),
    eq(accessRequest.courseId, courseId),
  );

/** The person's request for access to a course. */
export async function accessRequestOf(
  context: SessionContext,
  courseId: number,
): Promise<AccessRequest | undefined> {
  const [row] = await context.tx.select().from(accessRequest).where(own(context, courseId));
  if (row === undefined) return undefined;
  const { createTime: time, reason, state, answerTime, comment } = row;
  return {
    time,
    reason,
    ...(state === 'refused' && answerTime !== null ? { refusal: { time: answerTime, comment } } : {}),
  };
}

/** Notifies the administrators of the person's company. Runs as the system. */
async function tellAdmins(context: SessionContext, { courseId, title }: CourseRow, reason: string) {
  const { tx, session, now } = context;
  const { userId, companyId } = session;
  const admins = await tx
    .select({ userId: member.userId })
    .from(member)
    .where(
      and(
        eq(member.companyId, companyId),
        eq(member.admin, true),
        eq(member.state, MemberState.Active),
        ne(member.userId, userId),
      ),
    );
  const [asker] = await tx.select({ who: account.realName }).from(account).where(eq(account.userId, userId));
  if (asker === undefined) return;
  const notice = notices.accessAsked({ courseId, title, userId, who: asker.who, reason, day: dayOf(now) });
  await notify(
    { tx, now },
    admins.map((admin) => ({ userId: admin.userId, companyId, notice, senderId: userId })),
  );
}

/**
 * Answers `accessAsk`. Only the first call, or the first after a refusal, stores a request and notifies the
 * administrators.
 */
export async function askAccess(
  context: SessionContext,
  viewer: Viewer,
  row: CourseRow,
  reason: string,
): Promise<AccessRequest> {
  const { tx, session, now } = context;
  const { userId, companyId } = session;
  // A person without a company has no administrator who could help.
  const mayAsk = companyId !== noCompanyId && mayAskFor(accessOf(row, viewer, now));
  if (!mayAsk) throw new BusinessError(ErrorCode.StateConflict);
  await tx.delete(accessRequest).where(and(own(context, row.courseId), eq(accessRequest.state, 'refused')));
  const made = await tx
    .insert(accessRequest)
    .values({ userId, companyId, courseId: row.courseId, reason, createTime: now })
    .onConflictDoNothing()
    .returning();
  if (made.length > 0) await asSystemWithin(context, () => tellAdmins(context, row, reason));
  const stored = await accessRequestOf(context, row.courseId);
  if (stored === undefined) throw new Error('A request for access vanished while it was made.');
  return stored;
}

/** Answers `accessWithdraw`. A granted request stays, because it is what opens the course. */
export async function withdrawAccess(context: SessionContext, courseId: number): Promise<void> {
  await context.tx
    .delete(accessRequest)
    .where(and(own(context, courseId), ne(accessRequest.state, 'granted')));
}

type RequestRow = typeof accessRequest.$inferSelect;

/**
 * The requests that the caller may answer: an admin may answer those of colleagues in this company, but
 * nobody may answer an own request. Anybody who is not an admin is refused.
 */
async function answerable({ tx, session }: SessionContext): Promise<SQL | undefined> {
  const { userId, companyId } = session;
  const active = and(eq(member.companyId, companyId), eq(member.state, MemberState.Active));
  const admins = await tx.$count(member, and(active, eq(member.userId, userId), eq(member.admin, true)));
  if (admins === 0) throw new BusinessError(ErrorCode.NoPermission);
  return and(
    eq(accessRequest.companyId, companyId),
    ne(accessRequest.userId, userId),
    exists(
      tx
        .select({ one: sql`1` })
        .from(member)
        .where(and(active, eq(member.userId, accessRequest.userId))),
    ),
  );
}

/** A request as an administrator sees it; `undefined` when the person has just left the company. */
function taskOf(
  row: RequestRow,
  title: Localised,
  people: ReadonlyMap<number, UserBrief>,
  { text }: Pick<SessionContext, 'text'>,
): AccessRequestTask | undefined {
  const asker = people.get(row.userId);
  if (asker === undefined) return undefined;
  const { requestId, courseId, reason, createTime: time, state, answerTime, comment } = row;
  const by = people.get(row.answererUserId ?? 0);
  return {
    requestId,
    asker,
    courseId,
    title: text(title),
    reason,
    time,
    state,
    ...(answerTime === null ? {} : { answer: { time: answerTime, comment, by } }),
  };
}

/** The people of requests: who asked and who answered. Runs as the system. */
const peopleOf = (context: SessionContext, rows: readonly RequestRow[]) =>
  membersOf(
    context.tx,
    context.session.companyId,
    rows.flatMap(({ userId, answererUserId }) => [userId, answererUserId ?? userId]),
    context,
  );

/** Answers `accessRequests`: the open ones first, the longest waiting at the top, then what was answered last. */
export const listAccessRequests: Run<'accessRequests'> = async (context, { state, ...page }) => {
  const { tx } = context;
  const where = and(
    await answerable(context),
    state === undefined ? undefined : eq(accessRequest.state, state),
  );
  const { limit, offset } = rangeOf(page);
  return asSystemWithin(context, async () => {
    const total = await tx.$count(accessRequest, where);
    const rows = await tx
      .select({ row: accessRequest, title: course.title })
      .from(accessRequest)
      .innerJoin(course, eq(course.courseId, accessRequest.courseId))
      .where(where)
      .orderBy(
        desc(sql`${accessRequest.state} = 'open'`),
        desc(sql`coalesce(${accessRequest.answerTime}, 0)`),
        asc(accessRequest.createTime),
        asc(accessRequest.requestId),
      )
      .limit(limit)
      .offset(offset);
    const people = await peopleOf(
      context,
      rows.map(({ row }) => row),
    );
    const list = rows.flatMap(({ row, title }) => taskOf(row, title, people, context) ?? []);
    return pageOf(list, total, page);
  });
};

/** Answers `accessAnswer`: a granted request opens the course, and the person is told either way. */
export const answerAccess: Run<'accessAnswer'> = async (
  context,
  { requestId, granted, comment: said = '' },
) => {
  const { tx, session, now } = context;
  const comment = said.trim();
  if (!granted && comment === '') throw new BusinessError(ErrorCode.ParamInvalid, { field: 'comment' });
  const mine = and(await answerable(context), eq(accessRequest.requestId, requestId));
  return asSystemWithin(context, async () => {
    const [row] = await tx.select().from(accessRequest).where(mine).for('update');
    if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
    if (row.state !== 'open') throw new BusinessError(ErrorCode.StateConflict);
    const answer = {
      state: granted ? ('granted' as const) : ('refused' as const),
      comment,
      answererUserId: session.userId,
      answerTime: now,
    };
    await tx.update(accessRequest).set(answer).where(mine);
    const answered = { ...row, ...answer };
    const [asked] = await tx
      .select({ title: course.title })
      .from(course)
      .where(eq(course.courseId, row.courseId));
    const people = await peopleOf(context, [answered]);
    const task = asked && taskOf(answered, asked.title, people, context);
    if (asked === undefined || task === undefined) throw new BusinessError(ErrorCode.NotFound);
    const notice = notices.accessAnswered({
      requestId,
      courseId: row.courseId,
      title: asked.title,
      granted,
      comment,
    });
    const { userId, companyId } = row;
    await notify({ tx, now }, [{ userId, companyId, notice, senderId: session.userId }]);
    return task;
  });
};
