import type { ReviewDecision } from '@stoa/api/contract/review';
import { ErrorCode, ReviewState } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { reviewTask } from '../../db/schema/index.ts';
import type { StoredOpinion } from '../../db/schema/review.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { detailOf, sourceOr404, taskOr404 } from './detail.ts';

/** Shortest comment with which work is returned or failed, in characters. */
const leastWords = 5;

const stateAfter: Readonly<Record<ReviewDecision, ReviewState>> = {
  PASS: ReviewState.Passed,
  RETURN: ReviewState.Returned,
  FAIL: ReviewState.Failed,
};

/** Answers `reviewSubmit`: stores a draft, or executes the decision once. */
export const submitReview: Run<'reviewSubmit'> = async (context, request) => {
  const { tx, session, now } = context;
  const { reviewId, draft, result, score, scores = [], checks, lateTaken = [], comment, fileIds } = request;
  const task = await taskOr404(context, eq(reviewTask.reviewId, reviewId));
  if (task.state !== ReviewState.Pending) throw new BusinessError(ErrorCode.ReviewDone);
  const opinion: StoredOpinion = {
    ...(result === undefined ? {} : { result }),
    ...(score === undefined ? {} : { score }),
    ...(checks === undefined ? {} : { checks }),
    scores: scores.map(({ id, score: points, comment: said }) => ({
      id,
      score: points,
      ...(said === undefined || said === '' ? {} : { comment: said }),
    })),
    lateTaken,
    comment,
    fileIds,
  };
  return asSystemWithin(context, async () => {
    const source = sourceOr404(context, task);
    const change = { opinion, reviewerUserId: session.userId, takenTime: task.takenTime ?? now };
    if (draft) {
      await tx.update(reviewTask).set(change).where(eq(reviewTask.reviewId, reviewId));
      return detailOf(context, { ...task, ...change });
    }
    if (result === undefined) throw new BusinessError(ErrorCode.ParamInvalid, { field: 'result' });
    if (result !== 'PASS' && Array.from(comment).length < leastWords) {
      throw new BusinessError(ErrorCode.ParamInvalid, { field: 'comment' });
    }
    await source.decide(context, task, { ...opinion, result });
    const decided = { ...change, state: stateAfter[result], decidedTime: now };
    await tx.update(reviewTask).set(decided).where(eq(reviewTask.reviewId, reviewId));
    return detailOf(context, { ...task, ...decided });
  });
};
