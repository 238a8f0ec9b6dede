import type { CourseDetail } from '@stoa/api/contract/course';
import { AccessState, formatLength, priceFor, type Locale } from '@stoa/domain';
import { Check, Lock, Play, Send } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { coverCorners } from '@stoa/ui/parts';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Icon } from '@stoa/ui/Icon';
import { PriceTag } from '@stoa/ui/PriceTag';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Skeleton } from '@stoa/ui/Skeleton';
import { useLabels } from '@stoa/ui/provider';
import { courseCover } from '../../../common/cover.ts';
import { useViewer } from '../../../common/viewer/index.ts';
import type { CourseDetailTranslate } from '../../words/index.ts';
import { actionOf, type ActionView, type CourseAction } from './action.ts';
import { assignmentOf } from './facts.ts';
import { includedIn, type Included } from './included.ts';
import * as styles from './AccessCard.css.ts';

interface ActionProps {
  action: CourseAction;
  /** Whether the enrolment is being saved. */
  starting: boolean;
  onStart: ((itemId: number | undefined) => void) | undefined;
  /** Called by the button that asks for access, and by the one that says that the person did. */
  onAsk?: (() => void) | undefined;
  renderLink: RenderLink;
}

function Action({ action, starting, onStart, onAsk, renderLink }: ActionProps) {
  switch (action.kind) {
    case 'go':
      return (
        <Button asChild size="lg" iconStart={<Icon glyph={Play} />} className={styles.primary}>
          {renderLink({ href: action.href, className: '', children: action.label })}
        </Button>
      );
    case 'start':
      return onStart === undefined ? null : (
        <Button
          size="lg"
          iconStart={<Icon glyph={Play} />}
          loading={starting}
          onClick={() => onStart(action.itemId)}
          className={styles.primary}
        >
          {action.label}
        </Button>
      );
    case 'closed':
      return (
        <>
          <p className={styles.closed} data-part="closed">
            <Icon glyph={Lock} />
            <span>
              <strong className={styles.reason}>{action.reason}</strong> {action.hint}
            </span>
          </p>
          {(action.way ?? action.request ?? action.trial) && (
            <div className={styles.ways}>
              {action.way && (
                <Button asChild size="lg" className={styles.primary}>
                  {renderLink({ href: action.way.href, className: '', children: action.way.label })}
                </Button>
              )}
              {action.request && (
                <Button
                  size="lg"
                  variant={action.request.asked || action.way ? 'outline' : 'solid'}
                  tone={action.request.asked ? 'neutral' : 'accent'}
                  aria-haspopup="dialog"
                  iconStart={<Icon glyph={action.request.asked ? Check : Send} />}
                  onClick={onAsk}
                  className={styles.primary}
                >
                  {action.request.label}
                </Button>
              )}
              {action.trial && (
                <Button
                  asChild
                  size="lg"
                  variant="outline"
                  iconStart={<Icon glyph={Play} />}
                  className={styles.primary}
                >
                  {renderLink({ href: action.trial.href, className: '', children: action.trial.label })}
                </Button>
              )}
            </div>
          )}
        </>
      );
    case 'none':
      return null;
    default:
      return action satisfies never;
  }
}

function wordsOf(entry: Included, t: CourseDetailTranslate, locale: Locale): string {
  switch (entry.kind) {
    case 'lessons':
      return entry.lessons
        .map(({ kind, count }) => t(`lessons.${kind}`, { count }))
        .join(t('included.comma'));
    case 'length':
      return t('included.length', { length: formatLength(entry.seconds, locale) });
    case 'files':
      return t('included.files', { count: entry.count });
    case 'certificate':
      return t('included.certificate', { name: entry.name });
    case 'talk':
      return t('included.talk');
    default:
      return entry satisfies never;
  }
}

export interface AccessCardProps extends ActionView, Pick<ActionProps, 'starting' | 'onStart' | 'onAsk'> {
  course: CourseDetail;
  renderLink: RenderLink;
}

/** The price of the course for this person, the one action that is possible now, and what is included. */
export function AccessCard({ course, starting, onStart, onAsk, renderLink, ...view }: AccessCardProps) {
  const { t, now, locale } = view;
  const viewer = useViewer();
  const assignment = assignmentOf(course, t, now, useLabels('taskItem').time);
  const isKept = course.access === AccessState.OffShelf && course.enrolled;
  const included = includedIn(course);
  return (
    <div className={styles.root} data-part="access">
      <CourseCover {...courseCover(course)} loading="eager" className={styles.cover}>
        {coverCorners(course.corners)}
      </CourseCover>
      <div className={styles.body}>
        <PriceTag price={priceFor(course, viewer)} size="lg" className={styles.price} />
        <Action
          action={actionOf(course, view)}
          starting={starting}
          onStart={onStart}
          onAsk={onAsk}
          renderLink={renderLink}
        />
        {course.enrolled && (
          <ProgressBar value={course.progress?.percent ?? 0} label={t('progress')} showValue />
        )}
        {isKept && <p className={styles.due}>{t('closed.offShelfKept')}</p>}
        {assignment !== undefined && <p className={styles.due}>{assignment}</p>}
        {included.length > 0 && (
          <div className={styles.included}>
            <p className={styles.includedName}>{t('included.name')}</p>
            <ul className={styles.entries} aria-label={t('included.name')}>
              {included.map((entry) => (
                <li key={entry.kind} className={styles.entry}>
                  <Icon glyph={Check} size="sm" />
                  <span>{wordsOf(entry, t, locale)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

/** The skeleton of the card. */
export function AccessCardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton shape="cover" className={styles.cover} />
      <div className={styles.body}>
        <Skeleton shape="block" className={styles.actionSkeleton} />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
