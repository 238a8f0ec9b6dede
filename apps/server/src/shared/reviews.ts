import type { ReviewDecision, ReviewDetail, ReviewSubmission } from '@stoa/api/contract/review';
import { MemberState, ReviewState } from '@stoa/domain';
import type { LinkTarget, ReviewKind } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { member, reviewTask } from '../db/schema/index.ts';
import type { Localised } from '../db/schema/index.ts';
import type { StoredOpinion } from '../db/schema/review.ts';
import type { SessionContext } from '../http/handle.ts';
import { notices } from './notices.ts';
import { notify } from './notify.ts';

export type ReviewRow = typeof reviewTask.$inferSelect;

/** The facts about a work that its reviewer sees. */
export type ReviewedWork = Pick<
  ReviewDetail,
  'requirementHtml' | 'rubric' | 'fullScore' | 'passScore' | 'checks' | 'marking'
> & {
  readonly submission: ReviewSubmission;
  /** The decisions that are open. */
  readonly options: readonly ReviewDecision[];
};

/** A final opinion with its result; a draft has none, and is stored without calling the area. */
export type Decision = StoredOpinion & { readonly result: ReviewDecision };

/**
 * How an area has its work reviewed. All its functions run as the system, after the caller has checked who
 * may review.
 */
export interface ReviewSource {
  readonly kinds: readonly ReviewKind[];
  readonly workOf: (context: SessionContext, task: ReviewRow) => Promise<ReviewedWork>;
  /** Executes the decision and notifies the person; throws to refuse it. */
  readonly decide: (context: SessionContext, task: ReviewRow, decision: Decision) => Promise<void>;
}

/** Work that waits for a review. */
export interface Reviewable {
  readonly companyId: number;
  readonly kind: ReviewKind;
  readonly refId: number;
  readonly title: Localised;
  readonly parentTitle: Localised;
  readonly target: LinkTarget;
  /** The person whose work it is; null for a guest. */
  readonly userId: number | null;
  readonly lecturerIds: readonly number[];
}

/** Largest number of admins who are notified of a review that no lecturer can give. */
const mostTold = 20;

/** The lecturers who may review the work: nobody reviews their own. */
const lecturersOf = ({ userId, lecturerIds }: Reviewable): readonly number[] =>
  lecturerIds.filter((lecturerId) => lecturerId !== userId);

async function adminsOf(tx: Database, { companyId, userId }: Reviewable): Promise<readonly number[]> {
  const admins = await tx
    .select({ userId: member.userId })
    .from(member)
    .where(and(eq(member.companyId, companyId), eq(member.admin, true), eq(member.state, MemberState.Active)))
    .limit(mostTold);
  return admins.flatMap((admin) => (admin.userId === userId ? [] : [admin.userId]));
}

/**
 * Creates a review and notifies the people who may do it. While a review of the same work is pending, nothing
 * is created. Runs as the system.
 */
export async function askForReview(
  { tx, now }: { readonly tx: Database; readonly now: number },
  work: Reviewable,
): Promise<void> {
  const { kind, refId } = work;
  const same = and(eq(reviewTask.kind, kind), eq(reviewTask.refId, refId));
  const waiting = await tx.$count(reviewTask, and(same, eq(reviewTask.state, ReviewState.Pending)));
  if (waiting > 0) return;
  const [made] = await tx
    .insert(reviewTask)
    .values({
      ...work,
      lecturerIds: [...work.lecturerIds],
      version: sql`coalesce((select max(r.version) from review_task r where r.kind = ${kind} and r.ref_id = ${refId}), 0) + 1`,
      submitTime: now,
    })
    .onConflictDoNothing()
    .returning({ reviewId: reviewTask.reviewId });
  if (made === undefined) return;
  const lecturers = lecturersOf(work);
  const reviewers = lecturers.length > 0 ? lecturers : await adminsOf(tx, work);
  const notice = notices.reviewWaits({
    ...made,
    title: work.title,
    isLecturersOwn: lecturers.length === 0 && work.lecturerIds.length > 0,
  });
  await notify(
    { tx, now },
    reviewers.map((userId) => ({ userId, companyId: work.companyId, notice })),
  );
}
