import type { HomeModule, ModuleItem, UpcomingTask, UpcomingTaskList } from '@stoa/api/contract/home';
import type { StudySummary } from '@stoa/api/contract/study';
import { HomeModuleKind, ListLayout, TargetKind } from '@stoa/domain';
import { hrefOf, leading, type Resolve } from '../../common/hrefs.ts';
import type { HomeCourse, HomeCourses } from '@stoa/ui/patterns/HomePage';

/** Which greeting fits the hour. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

export interface ShownTasks {
  readonly list: readonly (UpcomingTask & { href: string })[];
  /** As far as the person can go there from here. */
  readonly total: number;
  readonly overdue: number;
}

/** How many rows the section shows (screens 3, section 5). */
export const taskRows = 6;

/**
 * The first tasks that lead somewhere. The server's totals hold while nothing was left out; else only what is
 * known to lead somewhere is counted, so that the figure never promises rows that are not there.
 */
export function tasksOf(
  { list, total, overdue, serverTime }: UpcomingTaskList,
  resolve: Resolve,
): ShownTasks {
  const able = list.flatMap((task) => {
    const href = hrefOf(resolve(task.target, task.context));
    return href === undefined ? [] : [{ ...task, href }];
  });
  const whole = able.length === list.length;
  return {
    list: able.slice(0, taskRows),
    total: whole ? total : able.length,
    overdue: whole
      ? overdue
      : able.filter(({ dueTime }) => dueTime !== undefined && dueTime < serverTime).length,
  };
}

/** Nothing was assigned and nothing begun: the person is new here (screens 3, states). */
export const isFirstVisit = (tasks: UpcomingTaskList, summary: StudySummary): boolean =>
  tasks.total === 0 &&
  summary.lastCourse === undefined &&
  Object.values(summary.counts).every((count) => count === 0);

export function courseOf(item: ModuleItem & { href: string }): HomeCourse {
  const [category] = item.meta ?? [];
  return {
    id: item.target.id ?? 0,
    title: item.title,
    href: item.href,
    coverUrl: item.coverUrl,
    category: item.categoryId ?? category,
    facts: item.meta ?? [],
    corners: item.corners,
    progress: item.progress,
  };
}

const isCourse = ({ target: { kind } }: ModuleItem): boolean =>
  kind === TargetKind.Course || kind === TargetKind.CloudCourse;

/** The first module when it is one of courses: it stands at the fold and comes with the page, all others later. */
export function firstCourses(
  modules: readonly HomeModule[],
  resolve: Resolve,
  moreLabel: string,
): HomeCourses[] {
  return modules.slice(0, 1).flatMap((module) => {
    if (module.kind !== HomeModuleKind.Courses) return [];
    const courses = leading((module.items ?? []).filter(isCourse), resolve);
    if (courses.length === 0) return [];
    const more = module.moreTarget && hrefOf(resolve(module.moreTarget));
    return [
      {
        id: module.moduleId,
        title: module.title,
        note: module.subtitle,
        layout: module.layout === ListLayout.Table ? 'row' : 'card',
        more: more === undefined ? undefined : { label: moreLabel, href: more },
        courses: courses.map(courseOf),
      },
    ];
  });
}
