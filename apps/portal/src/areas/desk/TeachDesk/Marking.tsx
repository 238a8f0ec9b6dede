import { reviewList, reviewSubmit, type ReviewDetail } from '@stoa/api/contract/review';
import type { ApiFault } from '@stoa/api';
import { useClient } from '@stoa/api/react';
import { ErrorCode, ReviewState } from '@stoa/domain';
import { ReviewPage, type ReviewPageProps } from '@stoa/pages/desk/ReviewPage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changed } from '../../../common/listAddress/changed.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { showToast } from '../../../kernel/toast.ts';
import { useKeptPage, useUnsaved } from '../../../kernel/unsaved.ts';
import { draftOf, submission } from '../drafts.ts';

interface MarkingProps extends Pick<
  ReviewPageProps,
  'notice' | 'backHref' | 'now' | 'locale' | 't' | 'tSwitches' | 'labels' | 'renderLink'
> {
  review: ReviewDetail;
  /**
   * Called when the marks can no longer be saved: another person has published, or the review belongs to
   * another reviewer.
   */
  onOver: (why: NonNullable<ReviewPageProps['notice']>) => void;
  /** Called when the marks are published and stay on the screen. */
  onDone: () => Promise<void>;
}

const reasons: Readonly<Record<number, NonNullable<ReviewPageProps['notice']>>> = {
  [ErrorCode.ReviewDone]: 'doneElsewhere',
  [ErrorCode.NotReviewer]: 'notYours',
};

/** These refusals are shown on the page, so no dialog opens for them. */
const saidOnPage = (fault: ApiFault): boolean =>
  fault.kind === 'business' && reasons[fault.code] !== undefined;

/** A pending review: marks are kept as a draft until they are published. */
export function Marking({ review, onOver, onDone, ...page }: MarkingProps) {
  const { t, backHref } = page;
  const client = useClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [draft] = useState(() => draftOf(client, review));
  const view = useSyncExternalStore(draft.subscribe, draft.get);
  const { run } = useToldAction(reviewSubmit);
  const [publishing, setPublishing] = useState(false);
  const { marks, state, ready, over } = view;
  useKeptPage(state !== 'none' && state !== 'saved');
  useUnsaved(state === 'onlyHere');

  useEffect(() => {
    addEventListener('online', draft.retry);
    return () => {
      removeEventListener('online', draft.retry);
      draft.retry();
    };
  }, [draft]);
  useEffect(() => {
    if (over !== undefined) onOver(over);
  }, [over, onOver]);

  /** The next pending review of the same kind; `undefined` if there is none or it is not known. */
  const findNext = async () => {
    const request = { state: ReviewState.Pending, kind: review.kind, pageNo: 1, pageSize: 2 };
    const answer = await client.send(reviewList, request, { silent: true }).catch(() => undefined);
    return answer?.list.find(({ reviewId }) => reviewId !== review.reviewId);
  };
  const goOn = async () => {
    const next = await findNext();
    if (next === undefined) {
      void showToast(t('review.noMore'), 'success');
      navigate(backHref);
      return;
    }
    void showToast(t('review.publishedTo', { name: next.learner?.realName ?? t('guest') }), 'success');
    navigate(pathname + changed(search, 'reviewId', String(next.reviewId)));
  };
  const publish = async (next: boolean) => {
    setPublishing(true);
    // A draft that is being sent would arrive after the marks and be refused.
    await draft.hold();
    const request = {
      ...submission(review.reviewId, draft.get().marks),
      draft: false,
      result: 'PASS' as const,
    };
    const result = await run(request, { silent: saidOnPage });
    const why = result?.error?.kind === 'business' ? reasons[result.error.code] : undefined;
    if (result?.data !== undefined) {
      draft.forget();
      await (next ? goOn() : onDone().then(() => showToast(t('review.published'), 'success')));
    } else if (why === undefined) {
      draft.resume();
    } else {
      draft.forget();
      onOver(why);
    }
    setPublishing(false);
  };

  // The fields start with the draft of an earlier visit and keep what is typed from then on, so they are
  // rendered only when the draft has loaded.
  if (!ready) return null;
  return (
    <ReviewPage
      {...page}
      review={review}
      marks={marks}
      onMarks={draft.change}
      draft={state}
      publishing={publishing}
      onPublish={(next) => void publish(next)}
    />
  );
}
