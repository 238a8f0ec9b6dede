import type { UpcomingTask, UpcomingTaskList } from '@stoa/api/contract/home';
import { hrefOf, type Resolve } from '../links/index.ts';

export interface ShownTasks {
  readonly list: readonly (UpcomingTask & { href: string })[];
  /** As far as the person can go there from here. */
  readonly total: number;
  readonly overdue: number;
}

/** How many rows the section shows. */
const taskRows = 6;

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
