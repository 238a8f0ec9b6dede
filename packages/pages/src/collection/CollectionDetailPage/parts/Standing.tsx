import type { CourseSummary } from '@stoa/api/contract/course';
import { clsx } from 'clsx';
import { Button } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { ProgressRing } from '@stoa/ui/ProgressRing';
import { Skeleton } from '@stoa/ui/Skeleton';
import { courseCover } from '../../../common/cover.ts';
import { railClasses, RailCard } from '../../../common/Rail/index.ts';
import { courseTarget, resumeTarget } from '../../../course/target.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import type { CollectionTranslate } from '../../words/index.ts';
import { nextCourseOf, type NextCourse } from '../next.ts';
import { standingOf } from '../standing.ts';
import * as styles from './Standing.css.ts';

export interface StandingProps {
  /** All courses of the collection; `undefined` while they are loading. */
  courses: readonly CourseSummary[] | undefined;
  t: CollectionTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

function Next({
  next: { course, begun },
  t,
  resolve,
  renderLink,
}: { next: NextCourse<CourseSummary> } & Omit<StandingProps, 'courses'>) {
  const page = hrefOf(resolve(courseTarget(course)));
  const resume = resumeTarget(course);
  const href = (resume && hrefOf(resolve(resume))) ?? page;
  if (page === undefined || href === undefined) return null;
  return (
    <>
      <div className={clsx(railClasses.cell, railClasses.pictured, styles.next)}>
        <CourseCover {...courseCover(course)} className={railClasses.cover} />
        <span className={railClasses.words}>
          <span className={railClasses.line}>{t(begun ? 'next.resume' : 'next.begin')}</span>
          {renderLink({ href: page, className: railClasses.title, children: course.title })}
        </span>
      </div>
      <Button asChild className={styles.go}>
        {renderLink({ href, className: '', children: t(begun ? 'continue' : 'begin') })}
      </Button>
    </>
  );
}

const skeleton = (t: CollectionTranslate) => (
  <RailCard title={t('progressName')} busy>
    <div className={clsx(railClasses.cell, styles.standing)}>
      <Skeleton shape="circle" className={styles.ringSkeleton} />
      <Skeleton lines={2} className={styles.lines} />
    </div>
    <div className={clsx(railClasses.cell, railClasses.pictured, styles.next)}>
      <Skeleton shape="cover" className={railClasses.cover} />
      <Skeleton lines={2} className={styles.lines} />
    </div>
    <Skeleton shape="block" className={styles.goSkeleton} />
  </RailCard>
);

/** The person's progress in a collection, and the button that continues. */
export function Standing({ courses, ...shown }: StandingProps) {
  const { t } = shown;
  if (courses === undefined) return skeleton(t);
  if (courses.length === 0) return null;
  const { done, total, begun } = standingOf(courses);
  const next = nextCourseOf(courses);
  return (
    <RailCard title={t('progressName')}>
      <div className={clsx(railClasses.cell, styles.standing)}>
        <ProgressRing value={done} max={total} size="lg" label={t('progressName')}>
          <span className={styles.figure}>{`${done}/${total}`}</span>
        </ProgressRing>
        <p className={styles.words}>
          {t(begun ? 'progress' : 'notBegun', { done, total })}
          {begun && done < total && (
            <span className={styles.quiet}>{t('left', { count: total - done })}</span>
          )}
          {done === total && <span className={styles.quiet}>{t('allDone')}</span>}
        </p>
      </div>
      {next && <Next next={next} {...shown} />}
    </RailCard>
  );
}
