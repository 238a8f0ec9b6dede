import type { AccessRequest } from '@stoa/api/contract/course';
import { AccessState, ErrorCode, MemberState, noCompanyId } from '@stoa/domain';
import { and, eq, ne } from 'drizzle-orm';
import { dayOf } from '../../clock.ts';
import { accessRequest, account, member } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import { asSystemWithin } from '../account/sessions.ts';
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

/** The person's open request for access to a course. */
export async function accessRequestOf(
  context: SessionContext,
  courseId: number,
): Promise<AccessRequest | undefined> {
  const [row] = await context.tx.select().from(accessRequest).where(own(context, courseId));
  return row && { time: row.createTime, reason: row.reason };
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

/** Answers `accessAsk`. Only the first call stores a request and tells the administrators. */
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

/** Answers `accessWithdraw`. */
export async function withdrawAccess(context: SessionContext, courseId: number): Promise<void> {
  await context.tx.delete(accessRequest).where(own(context, courseId));
}
