import type { StudySummary } from '@stoa/api/contract/study';
import { ProgressState } from '@stoa/domain';
import { clock } from '../../../common/clock.ts';
import { courseTarget, itemTarget } from '../../../course/target.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import { allCourses } from '../../target.ts';
import type { HomeTranslate } from '../../words/index.ts';

/** The one course to continue. */
export interface NextStep {
  readonly title: string;
  /** The position where the person stopped, or a sentence for a person who has not begun. */
  readonly line: string;
  readonly action: string;
  readonly href: string;
}

/**
 * Where to continue: the position where the person stopped, the course once it is finished, or the list of
 * courses for a first one.
 */
export function nextStepOf(
  { lastCourse }: StudySummary,
  t: HomeTranslate,
  resolve: Resolve,
): NextStep | undefined {
  if (lastCourse === undefined) {
    const href = hrefOf(resolve(allCourses));
    return href === undefined
      ? undefined
      : { title: t('go.first'), line: t('go.firstText'), action: t('go.browse'), href };
  }
  const { courseId, title, categoryName, resume, progress } = lastCourse;
  const done = progress?.state === ProgressState.Completed;
  const item = resume && !done ? hrefOf(resolve(itemTarget(courseId, resume.itemId))) : undefined;
  const href = item ?? hrefOf(resolve(courseTarget(lastCourse)));
  if (href === undefined) return undefined;
  if (done) return { title, line: t('go.completed'), action: t('go.again'), href };
  const line =
    resume === undefined || resume.position === 0
      ? (resume?.title ?? categoryName)
      : t('go.place', { title: resume.title, position: clock(resume.position) });
  return { title, line, action: t('go.continue'), href };
}
