import type { UpcomingTask, UpcomingTaskList } from '@stoa/api/contract/home';
import { hrefOf, type Resolve } from '../links/index.ts';

export interface ShownTasks {
  readonly list: readonly (UpcomingTask & { href: string })[];
  /** Number of tasks that the person can open. */
  readonly total: number;
  readonly overdue: number;
}

/** Number of rows in the section. */
const taskRows = 6;

/**
 * The first tasks that have a page. The server's totals are used when no task was left out; otherwise only
 * the tasks known to have a page are counted, so that tasks which are
 * never shown are not counted.
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
