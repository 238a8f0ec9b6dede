import type { StudySummary } from '@stoa/api/contract/study';
import { formatPosition, ProgressState } from '@stoa/domain';
import { courseTarget, itemTarget } from '../course/target.ts';
import { hrefOf, type Resolve } from '../links/index.ts';
import { allCourses } from './target.ts';
import type { ShownTasks } from './tasks.ts';
import type { HomeTranslate } from './words/index.ts';

type LastCourse = NonNullable<StudySummary['lastCourse']>;

/** The next step that the page suggests. */
export interface NextStep {
  readonly title: string;
  /**
   * The position where the person stopped, the name of what the task belongs to, or a sentence for a person
   * who has not started.
   */
  readonly line: string;
  readonly action: string;
  readonly href: string;
  /** The course whose picture is shown. */
  readonly course?: LastCourse;
}

const isDone = ({ progress }: LastCourse): boolean => progress?.state === ProgressState.Completed;

function continued(course: LastCourse, t: HomeTranslate, resolve: Resolve): NextStep | undefined {
  const { courseId, title, categoryName, resume } = course;
  const done = isDone(course);
  const item = resume && !done ? hrefOf(resolve(itemTarget(courseId, resume.itemId))) : undefined;
  const href = item ?? hrefOf(resolve(courseTarget(course)));
  if (href === undefined) return undefined;
  if (done) return { title, line: t('go.completed'), action: t('go.again'), href, course };
  const line =
    resume === undefined || resume.position === 0
      ? (resume?.title ?? categoryName)
      : t('go.place', { title: resume.title, position: formatPosition(resume.position) });
  return { title, line, action: t('go.continue'), href, course };
}

function mostUrgent(tasks: ShownTasks | undefined, t: HomeTranslate): NextStep | undefined {
  const task = tasks?.list[0];
  return (
    task && {
      title: task.title,
      line: task.parentTitle ?? t('go.urgent'),
      action: t('go.task'),
      href: task.href,
    }
  );
}

function browsed(t: HomeTranslate, resolve: Resolve): NextStep | undefined {
  const href = hrefOf(resolve(allCourses));
  return href === undefined
    ? undefined
    : { title: t('go.first'), line: t('go.firstText'), action: t('go.browse'), href };
}

/**
 * The target of the main button: it continues the last course, else starts the most urgent task, else repeats
 * the course that was finished last, else opens the list of all courses.
 */
export function nextStepOf(
  course: LastCourse | undefined,
  tasks: ShownTasks | undefined,
  t: HomeTranslate,
  resolve: Resolve,
): NextStep | undefined {
  const last = course && continued(course, t, resolve);
  if (course && !isDone(course) && last) return last;
  return mostUrgent(tasks, t) ?? last ?? browsed(t, resolve);
}
