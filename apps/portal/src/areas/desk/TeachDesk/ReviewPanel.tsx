import { reviewDetail, type ReviewDetail } from '@stoa/api/contract/review';
import { useApi } from '@stoa/api/react';
import { ReviewState } from '@stoa/domain';
import { Loaded } from '@stoa/pages/common';
import {
  BackLink,
  marksOf,
  ReviewPage,
  ReviewSkeleton,
  type ReviewPageProps,
} from '@stoa/pages/desk/ReviewPage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { switchLedgerWords } from '../../../common/exam/catalogue.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { deskWords } from '../catalogue.ts';
import { Marking } from './Marking.tsx';

export interface ReviewPanelProps {
  reviewId: number;
  backHref: string;
}

/** One review, pending or done. */
export default function ReviewPanel(props: ReviewPanelProps) {
  return (
    <WithWords of={[deskWords, switchLedgerWords]}>
      <Review {...props} />
    </WithWords>
  );
}

function Review({ reviewId, backHref }: ReviewPanelProps) {
  const t = useTranslations('desk');
  const tSwitches = useTranslations('switchLedger');
  const labels = useEnumLabels();
  const { locale } = useLanguage();
  const [now] = useState(() => Date.now());
  const [notice, setNotice] = useState<ReviewPageProps['notice']>();
  // Silent, because the section shows the server's message when the review belongs to another reviewer.
  const answer = useApi(reviewDetail, { reviewId }, { silent: true });
  const shared = { notice, backHref, now, locale, t, tSwitches, labels, renderLink: routerLink };

  const over = (why: NonNullable<ReviewPageProps['notice']>) => {
    setNotice(why);
    void answer.reload();
  };
  const shown = (review: ReviewDetail) =>
    review.state === ReviewState.Pending && notice === undefined ? (
      <Marking {...shared} review={review} onOver={over} onDone={answer.reload} />
    ) : (
      <ReviewPage
        {...shared}
        review={review}
        marks={marksOf(review)}
        draft="none"
        publishing={false}
        onPublish={() => undefined}
      />
    );
  return (
    <>
      {answer.data === undefined && (
        <BackLink href={backHref} renderLink={routerLink}>
          {t('review.back')}
        </BackLink>
      )}
      <Loaded essential load={loadOf(answer)} retry={t('retry')} skeleton={<ReviewSkeleton />} level={2}>
        {shown}
      </Loaded>
    </>
  );
}
