import type { Handlers } from '../../http/register.ts';
import { showReview } from './detail.ts';
import { listReviews } from './list.ts';
import { submitReview } from './submit.ts';

export const reviewHandlers = {
  reviewList: listReviews,
  reviewDetail: showReview,
  reviewSubmit: submitReview,
} satisfies Handlers;
