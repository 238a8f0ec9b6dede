import type { UpcomingTaskList } from '@stoa/api/contract/home';
import type { CreditSummary } from '@stoa/api/contract/study';
import type { ShownTasks } from './tasks.ts';

/** The required credits of the year; `none` where nothing is required, or the numbers are unknown. */
export type CreditStanding =
  | { readonly state: 'none' }
  | { readonly state: 'met' }
  | { readonly state: 'open'; readonly missing: number };

/** The next due task; `unknown` where the tasks could not be read. */
export type DueStanding =
  | { readonly state: 'unknown' }
  | { readonly state: 'none' }
  /** There are tasks, but none of them has a due date. */
  | { readonly state: 'open'; readonly count: number }
  | { readonly state: 'next'; readonly time: number }
  | { readonly state: 'overdue'; readonly count: number };

export interface Goal {
  readonly credit: CreditStanding;
  readonly due: DueStanding;
}

/**
 * Rounds to hundredths, the finest credit that is given, because sums of floating-point tenths give values such
 * as 0.30000000000000004.
 */
const tidy = (credit: number): number => Math.round(credit * 100) / 100;

function creditStanding(credit: CreditSummary['compulsory'] | undefined): CreditStanding {
  if (credit === undefined || credit.target <= 0) return { state: 'none' };
  const missing = tidy(credit.target - credit.got);
  return missing > 0 ? { state: 'open', missing } : { state: 'met' };
}

function dueStanding(tasks: ShownTasks | undefined, now: number): DueStanding {
  if (tasks === undefined) return { state: 'unknown' };
  if (tasks.overdue > 0) return { state: 'overdue', count: tasks.overdue };
  if (tasks.total === 0) return { state: 'none' };
  const times = tasks.list.flatMap(({ dueTime }) =>
    dueTime !== undefined && dueTime >= now ? [dueTime] : [],
  );
  return times.length > 0
    ? { state: 'next', time: Math.min(...times) }
    : { state: 'open', count: tasks.total };
}

/** The content of the sentence at the top: how many required credits are missing, and what is due next. */
export const goalOf = (
  credit: CreditSummary['compulsory'] | undefined,
  tasks: ShownTasks | undefined,
  now: UpcomingTaskList['serverTime'],
): Goal => ({ credit: creditStanding(credit), due: dueStanding(tasks, now) });
