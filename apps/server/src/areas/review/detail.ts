import type { ReviewDetail, ReviewOpinion } from '@stoa/api/contract/review';
import { ErrorCode, ReviewState } from '@stoa/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { reviewTask } from '../../db/schema/index.ts';
import type { StoredOpinion } from '../../db/schema/review.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Run } from '../../http/register.ts';
import type { ReviewRow, ReviewSource } from '../../shared/reviews.ts';
import { outboxKey } from '../account/outboxKey.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { membersOf } from '../company/briefs.ts';
import type { UserBrief } from '../company/briefs.ts';
import { reviewView } from './list.ts';
import { listedReviews, notOwnWork } from './reviewers.ts';

/** The area that reviews tasks of this kind; a kind whose area is not built is not found. */
export function sourceOr404(
  { services }: Pick<SessionContext, 'services'>,
  { kind }: ReviewRow,
): ReviewSource {
  const found = services.areas.find(({ reviews }) => reviews?.kinds.includes(kind) === true)?.reviews;
  if (found === undefined) throw new BusinessError(ErrorCode.NotFound);
  return found;
}

/**
 * A task that the caller may review, locked until the transaction ends. A task of the company that belongs to
 * another reviewer, or is the caller's own work, is refused with 5109; a missing one and one of another company
 * with 1004.
 */
export async function taskOr404(context: SessionContext, which: SQL | undefined): Promise<ReviewRow> {
  const { tx, session } = context;
  const own = and(await listedReviews(context), notOwnWork(context));
  return asSystemWithin(context, async () => {
    const [mine] = await tx
      .select()
      .from(reviewTask)
      .where(and(which, own))
      .orderBy(desc(reviewTask.version))
      .limit(1)
      .for('update');
    if (mine !== undefined) return mine;
    const others = await tx.$count(reviewTask, and(which, eq(reviewTask.companyId, session.companyId)));
    throw new BusinessError(others > 0 ? ErrorCode.NotReviewer : ErrorCode.NotFound);
  });
}

const opinionView = (
  { result, score, scores, checks, lateTaken, comment }: StoredOpinion,
  { reviewerUserId, decidedTime }: ReviewRow,
  people: ReadonlyMap<number, UserBrief>,
): ReviewOpinion => ({
  result,
  score,
  scores,
  checks,
  lateTaken,
  comment,
  reviewer: people.get(reviewerUserId ?? 0),
  time: decidedTime ?? undefined,
});

/** The largest number of earlier versions that a review shows. */
const mostEarlier = 20;

/** The earlier reviews of the same work, newest first. */
const earlierVersions = (
  { tx }: Pick<SessionContext, 'tx'>,
  { companyId, kind, refId, version }: ReviewRow,
): Promise<ReviewRow[]> =>
  tx
    .select()
    .from(reviewTask)
    .where(
      and(
        eq(reviewTask.companyId, companyId),
        eq(reviewTask.kind, kind),
        eq(reviewTask.refId, refId),
        lt(reviewTask.version, version),
      ),
    )
    .orderBy(desc(reviewTask.version))
    .limit(mostEarlier);

/** A review with the work that is reviewed. Runs as the system. */
export async function detailOf(context: SessionContext, task: ReviewRow): Promise<ReviewDetail> {
  const { tx, session } = context;
  const { options, ...work } = await sourceOr404(context, task).workOf(context, task);
  const earlier = task.version === 1 ? [] : await earlierVersions(context, task);
  const people = await membersOf(
    tx,
    session.companyId,
    [task.userId, ...[task, ...earlier].map(({ reviewerUserId }) => reviewerUserId)].flatMap(
      (userId) => userId ?? [],
    ),
    context,
  );
  const opinionOf = (row: ReviewRow) =>
    row.opinion === null ? undefined : opinionView(row.opinion, row, people);
  return {
    ...reviewView(task, people, context),
    ...work,
    options: task.state === ReviewState.Pending ? [...options] : [],
    history: earlier.map((row) => ({
      version: row.version,
      submission: {},
      submitTime: row.submitTime,
      opinion: opinionOf(row),
    })),
    previous: opinionOf(task),
    outboxKey: outboxKey(context),
  };
}

/** Answers `reviewDetail`; the first reviewer who opens a task is recorded as the one who works on it. */
export const showReview: Run<'reviewDetail'> = async (context, request) => {
  const { tx, session, now } = context;
  const which =
    'reviewId' in request
      ? eq(reviewTask.reviewId, request.reviewId)
      : and(eq(reviewTask.kind, request.kind), eq(reviewTask.refId, request.refId));
  const task = await taskOr404(context, which);
  return asSystemWithin(context, async () => {
    if (task.takenTime !== null || task.state !== ReviewState.Pending) return detailOf(context, task);
    const taken = { takenTime: now, reviewerUserId: session.userId };
    await tx.update(reviewTask).set(taken).where(eq(reviewTask.reviewId, task.reviewId));
    return detailOf(context, { ...task, ...taken });
  });
};
