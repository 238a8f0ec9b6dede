import { ReviewKind, ReviewState } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { reviewDecisions, reviewDetail as reviewDetailData, reviewPage } from './types/review.ts';
import {
  fileIds,
  idempotency,
  jsonId,
  jsonNumber,
  keyword,
  merged,
  pageRequest,
  text,
  wireEnum,
  wireId,
} from './types/wire.ts';

export { reviewDecisions } from './types/review.ts';
export type {
  ExamMarking,
  ReviewDecision,
  ReviewDetail,
  ReviewOpinion,
  ReviewPage,
  ReviewSubmission,
  ReviewTask,
} from './types/review.ts';

/**
 * The pending reviews; for lecturers, mentors and admins. The caller's own work is listed, because it waits for
 * another reviewer; it is not included in `counts` and cannot be opened (5109).
 */
export const reviewList = defineCall({
  id: 'X81',
  method: 'GET',
  path: '/review/pc/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(
    merged(pageRequest, {
      kind: v.optional(wireEnum(ReviewKind)),
      state: v.optional(wireEnum(ReviewState)),
      classId: v.optional(wireId),
      keyword: v.optional(keyword),
    }),
    {},
  ),
  data: reviewPage,
});

/** One review. Opening it marks it as taken, so that its author can no longer withdraw it. */
export const reviewDetail = defineCall({
  id: 'X82',
  method: 'GET',
  path: '/review/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.union([v.object({ reviewId: wireId }), v.object({ kind: wireEnum(ReviewKind), refId: wireId })]),
  data: reviewDetailData,
});

/**
 * Publishes or saves a review of any kind; a draft needs no result. An exam needs a score for every short
 * answer (`scores`, by `questionId`) and the result PASS, which publishes it; refused when it is reviewed
 * already (5108), or when the caller is not its reviewer or has done the work (5109).
 */
export const reviewSubmit = defineCall({
  id: 'X83',
  method: 'POST',
  path: '/review/pc/submit',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, {
    reviewId: jsonId,
    draft: v.boolean(),
    result: v.optional(v.picklist(reviewDecisions)),
    score: v.optional(jsonNumber(0, 10_000)),
    scores: v.optional(
      v.pipe(
        v.array(v.object({ id: jsonId, score: jsonNumber(0, 10_000), comment: v.optional(text(0, 2000)) })),
        v.maxLength(500),
      ),
    ),
    checks: v.optional(v.pipe(v.array(v.boolean()), v.maxLength(100))),
    /** Questions of an exam whose late answer the marker accepts instead of the one that was handed in. */
    lateTaken: v.optional(v.pipe(v.array(jsonId), v.maxLength(500))),
    comment: text(0, 2000),
    fileIds: fileIds(5),
  }),
  data: reviewDetailData,
});
