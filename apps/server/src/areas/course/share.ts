import { randomBytes } from 'node:crypto';
import type { CourseShare } from '@stoa/api/contract/course';
import { TargetKind } from '@stoa/domain';
import { and, eq, ne } from 'drizzle-orm';
import { yearOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { account, courseInvite, courseShare, creditEntry } from '../../db/schema/index.ts';
import type { PersonScope } from '../../db/scope.ts';
import type { SessionContext } from '../../http/handle.ts';
import { grant } from '../../shared/credit.ts';
import { notices } from '../../shared/notices.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { flagsOf } from '../company/queries.ts';
import { mayShare } from './rules.ts';
import type { CourseRow } from './summary.ts';
import { courseTargets } from './targets.ts';

/** Credit for each colleague who enrols through the code and completes the course. */
export const shareCredit = 0.1;
/** Largest number of rewards that a person gets in a year. */
export const sharesAYear = 10;
const reason = 'SHARE';

/** The reward for sharing, in a sentence (`courseDetail`, `courseShare`). */
export const rewardText = {
  zh: '每有一位同事通过你的分享加入并学完这门课，你获得 0.1 选修学分，每年最多 1 学分。',
  en: 'You earn 0.1 elective credit for each colleague who joins through you and finishes the course, up to 1 a year.',
};

const newCode = (): string => randomBytes(9).toString('base64url');

async function codeOf({ tx, session, now }: SessionContext, courseId: number): Promise<string> {
  const { userId, companyId } = session;
  await tx
    .insert(courseShare)
    .values({ userId, companyId, courseId, shareCode: newCode(), createTime: now })
    .onConflictDoNothing({ target: [courseShare.userId, courseShare.companyId, courseShare.courseId] });
  const [row] = await tx
    .select({ shareCode: courseShare.shareCode })
    .from(courseShare)
    .where(
      and(
        eq(courseShare.userId, userId),
        eq(courseShare.companyId, companyId),
        eq(courseShare.courseId, courseId),
      ),
    );
  if (row === undefined) throw new Error('A share code vanished while it was made.');
  return row.shareCode;
}

/** Answers `courseShare`. The code stays the same, so that a link that was sent continues to count. */
export async function shareCourse(context: SessionContext, { courseId }: CourseRow): Promise<CourseShare> {
  const { tx, session, origin, text } = context;
  const { userId, companyId } = session;
  const shareCode = await codeOf(context, courseId);
  const invited = await asSystemWithin(context, () =>
    tx.$count(
      courseInvite,
      and(
        eq(courseInvite.sharedBy, userId),
        eq(courseInvite.companyId, companyId),
        eq(courseInvite.courseId, courseId),
      ),
    ),
  );
  const rewards = await tx.$count(
    creditEntry,
    and(
      eq(creditEntry.userId, userId),
      eq(creditEntry.companyId, companyId),
      eq(creditEntry.sourceKind, TargetKind.Course),
      eq(creditEntry.sourceId, courseId),
      eq(creditEntry.reason, reason),
      eq(creditEntry.valid, true),
    ),
  );
  return {
    shareUrl: `${origin()}/course/detail?courseId=${courseId}&shareCode=${shareCode}`,
    shareCode,
    rewardText: text(rewardText),
    invited,
    // Multiplies whole tenths, because 0.1 + 0.1 + 0.1 is not exactly 0.3.
    rewardCredit: (rewards * Math.round(shareCredit * 10)) / 10,
  };
}

/**
 * Stores through whose code somebody has just enrolled. A code of another company, of another course, of
 * nobody or of the person themselves is ignored without an error, so that nobody can find out which codes
 * exist.
 */
export async function noteInvite(
  context: SessionContext,
  courseId: number,
  shareCode: string | undefined,
): Promise<void> {
  if (shareCode === undefined || shareCode === '') return;
  const { tx, session, now } = context;
  const { userId, companyId } = session;
  await asSystemWithin(context, async () => {
    const [from] = await tx
      .select({ sharedBy: courseShare.userId })
      .from(courseShare)
      .where(
        and(
          eq(courseShare.shareCode, shareCode),
          eq(courseShare.companyId, companyId),
          eq(courseShare.courseId, courseId),
          ne(courseShare.userId, userId),
        ),
      );
    if (from === undefined) return;
    await tx
      .insert(courseInvite)
      .values({ userId, companyId, courseId, sharedBy: from.sharedBy, createTime: now })
      .onConflictDoNothing();
  });
}

/** Rewards the person whose code was used when the colleague has completed the course, up to the yearly limit. */
export async function rewardSharer(context: SessionContext, row: CourseRow): Promise<void> {
  const { tx, session, services } = context;
  if (!mayShare(await flagsOf(tx, session.companyId, services.settings))) return;
  await asSystemWithin(context, () => rewardSharerOf(context, session, row));
}

/** Like `rewardSharer`, but only if the company has sharing rewards. Runs as the system. */
export async function rewardSharerOf(
  work: { readonly tx: Database; readonly now: number },
  { userId, companyId }: PersonScope,
  row: CourseRow,
): Promise<void> {
  const { tx, now } = work;
  const year = yearOf(now);
  const [invite] = await tx
    .select({ sharedBy: courseInvite.sharedBy })
    .from(courseInvite)
    .where(
      and(
        eq(courseInvite.userId, userId),
        eq(courseInvite.companyId, companyId),
        eq(courseInvite.courseId, row.courseId),
      ),
    );
  if (invite === undefined) return;
  const { sharedBy } = invite;
  // The row is locked until the transaction ends, so that two colleagues who finish at the same time are
  // counted one after the other.
  await tx.select({ userId: account.userId }).from(account).where(eq(account.userId, sharedBy)).for('update');
  const given = await tx.$count(
    creditEntry,
    and(
      eq(creditEntry.userId, sharedBy),
      eq(creditEntry.companyId, companyId),
      eq(creditEntry.reason, reason),
      eq(creditEntry.year, year),
      eq(creditEntry.valid, true),
    ),
  );
  if (given >= sharesAYear) return;
  await grant(work, {
    userId: sharedBy,
    companyId,
    source: { kinds: courseTargets, id: row.courseId },
    credit: shareCredit,
    reason,
    invitedUserId: userId,
    notice: (invited) => notices.sharingCredit({ ...invited, title: row.title }, row.courseId),
  });
}
