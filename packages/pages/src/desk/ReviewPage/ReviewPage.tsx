import type { ReviewDetail } from '@stoa/api/contract/review';
import { formatDateTime, ReviewState, type Locale } from '@stoa/domain';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '@stoa/ui/LiveRegion';
import { Alert } from '@stoa/ui/Alert';
import { Avatar } from '@stoa/ui/Avatar';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import * as desk from '../desk.css.ts';
import type { SwitchLedgerTranslate } from '../../exam/words/index.ts';
import { kindOf, type DeskLabels } from '../kinds.ts';
import type { DeskTranslate } from '../words/index.ts';
import { totalOf, type Marks } from './marks.ts';
import { ReviewBar, type DraftState } from './parts/ReviewBar.tsx';
import * as styles from './ReviewPage.css.ts';

export interface ReviewPageProps {
  review: ReviewDetail;
  marks: Marks;
  /** Changes the marks. Absent once the review is done. */
  onMarks?: ((next: (marks: Marks) => Marks) => void) | undefined;
  /** How far the draft is saved. */
  draft: DraftState;
  /** Why the review can no longer be changed, although the person was marking it. */
  notice?: 'doneElsewhere' | 'notYours' | undefined;
  publishing: boolean;
  /** Publishes the marks; `next` opens the next review that waits. */
  onPublish: (next: boolean) => void;
  backHref: string;
  now: number;
  locale: Locale;
  t: DeskTranslate;
  tSwitches: SwitchLedgerTranslate;
  labels: DeskLabels;
  renderLink?: RenderLink | undefined;
}

/** The link back to the list, shown above a review in any state. */
export function BackLink({
  href,
  children,
  renderLink = plainLink,
}: {
  href: string;
  children: string;
  renderLink?: RenderLink | undefined;
}) {
  return renderLink({
    href,
    className: desk.back,
    children: (
      <>
        <Icon glyph={ChevronLeft} directional />
        {children}
      </>
    ),
  });
}

/** The learner and the exam that the review is about. */
function Head({ review, t, now }: Pick<ReviewPageProps, 'review' | 't' | 'now'>) {
  const { learner, marking, title, parentTitle, previous, state } = review;
  const guest = marking?.guestName;
  const name = learner?.realName ?? (guest === undefined ? t('guest') : t('guestNamed', { name: guest }));
  const heading = useRef<HTMLHeadingElement>(null);
  // The list and the link that was followed are gone, and the list may have been scrolled, so the page begins
  // at its heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles.head}>
      <Avatar name={learner?.realName ?? guest ?? t('guest')} src={learner?.avatar} size="lg" decorative />
      <div className={styles.who}>
        <Heading ref={heading} level={2} size={20} tabIndex={-1}>
          {name}
        </Heading>
        <p className={styles.about}>{[learner?.orgName, title, parentTitle].filter(Boolean).join(' · ')}</p>
        {state !== ReviewState.Pending && (
          <p className={styles.about}>
            {previous?.reviewer === undefined || previous.time === undefined
              ? t('review.done')
              : t('review.doneBy', {
                  name: previous.reviewer.realName,
                  time: formatDateTime(previous.time, { now }),
                })}
          </p>
        )}
      </div>
    </header>
  );
}

/** One review: the work, the reviewer's marks, and the button that publishes them. */
export function ReviewPage(props: ReviewPageProps) {
  const { review, marks, onMarks, draft, notice, publishing, onPublish } = props;
  const { backHref, now, locale, t, tSwitches, labels, renderLink = plainLink } = props;
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const kind = kindOf(review.kind);
  const total = totalOf(review, marks);

  const publish = (next: boolean) => {
    const [first] = total.missing;
    if (first === undefined) return onPublish(next);
    setAsked(true);
    announce(t('review.missing', { count: total.missing.length }));
    const question = root.current?.querySelector<HTMLElement>(`[data-question="${first}"]`);
    question?.scrollIntoView({ block: 'center' });
    // Focuses the field of the points, because the choice between two answers comes before it.
    question?.querySelector<HTMLElement>('input[inputmode]')?.focus({ preventScroll: true });
    return undefined;
  };
  const form = { review, marks, onMarks, saysMissing: asked, now, locale, t, tSwitches, labels };
  return (
    <div ref={root} className={styles.root} data-component="ReviewPage">
      <BackLink href={backHref} renderLink={renderLink}>
        {t('review.back')}
      </BackLink>
      <Head review={review} t={t} now={now} />
      {notice !== undefined && (
        <Alert tone="warning" live="polite">
          {t(`review.${notice}`)}
        </Alert>
      )}
      {kind === undefined ? (
        <Alert>{t('review.noForm')}</Alert>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <kind.Form {...form} />
          </div>
          <div className={styles.aside}>
            <kind.Aside {...form} />
          </div>
        </div>
      )}
      {kind !== undefined && (
        <ReviewBar
          {...{ review, total, draft, publishing, t }}
          onPublish={onMarks === undefined ? undefined : publish}
        />
      )}
    </div>
  );
}
