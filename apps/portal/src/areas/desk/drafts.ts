import { isApiError, newIdemKey, type Client } from '@stoa/api';
import { reviewSubmit, type ReviewDetail } from '@stoa/api/contract/review';
import { ErrorCode } from '@stoa/domain';
import { marksOf, sentMarks, type Marks } from '@stoa/pages/desk/ReviewPage';
import { createMarksDraft, type DraftAnswer, type MarksDraft } from './marksDraft.ts';
import { openShelf } from './marksShelf.ts';

/** The body of a review, without its key. */
export const submission = (reviewId: number, marks: Marks) => ({
  reviewId,
  ...sentMarks(marks),
  comment: '',
  fileIds: [],
});

async function sendDraft(client: Client, reviewId: number, marks: Marks): Promise<DraftAnswer> {
  const request = { ...submission(reviewId, marks), draft: true, idemKey: newIdemKey() };
  try {
    await client.send(reviewSubmit, request, { silent: true });
    return 'stored';
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'business') return 'failed';
    if (error.code === ErrorCode.ReviewDone) return 'done';
    return error.code === ErrorCode.NotReviewer ? 'foreign' : 'refused';
  }
}

let drafts = new Map<number, MarksDraft>();
let generation: number | undefined;

/**
 * The draft of a review in this session. A draft with unsent marks is kept when its page is left, so that it
 * is still sent and is found when the page is opened again.
 */
export function draftOf(client: Client, review: ReviewDetail): MarksDraft {
  if (generation !== client.session.generation) {
    generation = client.session.generation;
    drafts = new Map();
  }
  const { reviewId, outboxKey } = review;
  const known = drafts.get(reviewId);
  if (known !== undefined && (known.isDirty() || !known.get().ready)) return known;
  const draft = createMarksDraft(marksOf(review), {
    send: (marks) => sendDraft(client, reviewId, marks),
    open: () =>
      outboxKey === undefined ? Promise.resolve(undefined) : openShelf(client, reviewId, outboxKey),
  });
  drafts.set(reviewId, draft);
  return draft;
}
