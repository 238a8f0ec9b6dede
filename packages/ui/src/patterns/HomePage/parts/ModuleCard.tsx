import { ProgressState, type Corner } from '@stoa/domain';
import { clsx } from 'clsx';
import * as card from '../../../CourseCard/CourseCard.css.ts';
import { coverCorners } from '../../../CourseCard/corners.tsx';
import type { CourseCardLayout } from '../../../CourseCard/CourseCard.tsx';
import type { RenderLink } from '../../../CourseCard/renderLink.tsx';
import { CourseCover } from '../../../CourseCover/CourseCover.tsx';
import { useLabels } from '../../../provider/UiProvider.tsx';
import * as styles from './Courses.css.ts';

/** A course as a module of the home page brings it: its facts are words already. */
export interface HomeCourse {
  id: number;
  title: string;
  href: string;
  coverUrl?: string | undefined;
  /** Chooses the motif of a generated cover. */
  category?: string | number | undefined;
  facts: readonly string[];
  corners?: readonly Corner[] | undefined;
  progress?: { percent: number; state: ProgressState } | undefined;
}

/** Looks like a CourseCard, which needs figures where a module has words (contract 5.2, ModuleItem). */
export function ModuleCard({
  course,
  layout,
  renderLink,
}: {
  course: HomeCourse;
  layout: CourseCardLayout;
  renderLink: RenderLink;
}) {
  const row = layout === 'row';
  const labels = useLabels('courseCard');
  const { progress } = course;
  const done = progress?.state === ProgressState.Completed;
  return (
    <article className={clsx(row ? card.row : card.card, !row && card.liftable)} data-part="course">
      <CourseCover
        seed={course.id}
        category={course.category}
        src={course.coverUrl}
        className={row ? card.rowCover : undefined}
      >
        {!row && coverCorners(course.corners)}
        {!row && progress && (
          <div className={card.bar} aria-hidden>
            <div
              className={card.barFill}
              data-state={done ? 'completed' : 'open'}
              style={{ inlineSize: `${progress.percent}%` }}
            />
          </div>
        )}
      </CourseCover>
      <div className={row ? card.rowBody : card.body}>
        <h3 className={clsx(card.title, row && card.rowTitle)} title={course.title}>
          {renderLink({ href: course.href, className: card.link, children: course.title })}
        </h3>
        <p className={clsx(card.line, styles.facts)}>
          {course.facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
          {progress && (
            <span className={clsx(styles.fact, done ? card.done : card.learned)}>
              {done ? `✓ ${labels.completed}` : labels.progress(progress.percent)}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
