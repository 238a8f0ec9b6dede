import type { CourseDetail } from '@stoa/api/contract/course';
import { AccessState, FixedPageKey, TargetKind, type Locale } from '@stoa/domain';
import { Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@stoa/ui/Breadcrumbs';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { coverCorners } from '@stoa/ui/parts';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Link } from '@stoa/ui/Link';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { courseCover } from '../../../common/cover.ts';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import { hrefOf } from '../../../links/index.ts';
import { actionOf, type ActionView, type CourseAction } from './action.ts';
import { assignmentOf, factsOf, marksOf, priceOf } from './facts.ts';
import * as styles from './Hero.css.ts';

interface ActionProps {
  action: CourseAction;
  /** Whether the enrolment is being saved. */
  starting: boolean;
  onStart: ((itemId: number | undefined) => void) | undefined;
  renderLink: RenderLink;
}

function Action({ action, starting, onStart, renderLink }: ActionProps) {
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
              <strong>{action.reason}</strong> {action.hint}
            </span>
          </p>
          {(action.way ?? action.trial) && (
            <div className={styles.ways}>
              {action.way && (
                <Button asChild size="lg">
                  {renderLink({ href: action.way.href, className: '', children: action.way.label })}
                </Button>
              )}
              {action.trial && (
                <Button asChild size="lg" variant="outline" iconStart={<Icon glyph={Play} />}>
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

export interface HeroProps extends ActionView, Pick<ActionProps, 'starting' | 'onStart'> {
  course: CourseDetail;
  locale: Locale;
  /** The buttons that load later than the rest; their space is reserved until then. */
  actions: ReactNode;
  renderLink: RenderLink;
}

/** Title and facts of the course, and the one action that it offers. */
export function Hero({ course, locale, actions, starting, onStart, renderLink, ...view }: HeroProps) {
  const { t, tCourse, resolve, now } = view;
  const shown = useShownStudyNum();
  const courses = hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }));
  const marks = marksOf(course, tCourse);
  const price = priceOf(course, t);
  const assignment = assignmentOf(course, t, now);
  const isKept = course.access === AccessState.OffShelf && course.enrolled;
  return (
    <div className={styles.root} data-part="hero">
      <Container>
        <Breadcrumbs>
          {courses !== undefined && (
            <Link asChild standalone tone="muted">
              {renderLink({ href: courses, className: '', children: t('trail') })}
            </Link>
          )}
          {course.title}
        </Breadcrumbs>
        <div className={styles.grid}>
          <CourseCover {...courseCover(course)} loading="eager" className={styles.cover}>
            {coverCorners(course.corners)}
          </CourseCover>
          <div className={styles.words}>
            {marks.length > 0 && (
              <p className={styles.marks}>
                {marks.map((mark, at) => (
                  <Tag key={mark} variant="outline" tone={at === 0 ? 'accent' : 'neutral'}>
                    {mark}
                  </Tag>
                ))}
              </p>
            )}
            <Heading level={1} tabIndex={-1}>
              {course.title}
            </Heading>
            {course.summary !== '' && <p className={styles.summary}>{course.summary}</p>}
            <dl className={styles.facts}>
              {factsOf(shown(course), t, locale).map(({ figure, label }) => (
                <div key={label} className={styles.fact}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.figure}>{figure}</dd>
                </div>
              ))}
            </dl>
            {price !== undefined && <p className={styles.price}>{price}</p>}
            <Action
              action={actionOf(course, view)}
              starting={starting}
              onStart={onStart}
              renderLink={renderLink}
            />
            {course.enrolled && (
              <ProgressBar
                value={course.progress?.percent ?? 0}
                label={t('progress')}
                showValue
                className={styles.progress}
              />
            )}
            {isKept && <p className={styles.assignment}>{t('closed.offShelfKept')}</p>}
            {assignment !== undefined && <p className={styles.assignment}>{assignment}</p>}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        </div>
      </Container>
    </div>
  );
}

/** The skeleton of the hero. */
export function HeroSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      <Container>
        <Skeleton className={styles.trailBone} />
        <div className={styles.grid}>
          <Skeleton shape="cover" className={styles.cover} />
          <div className={styles.words}>
            <Skeleton className={styles.titleBone} />
            <Skeleton lines={2} />
            <Skeleton shape="block" className={styles.factsBone} />
            <Skeleton shape="block" className={styles.actionBone} />
          </div>
        </div>
      </Container>
    </div>
  );
}
