import type { UpcomingTask } from '@stoa/api/contract/home';
import { ProgressState } from '@stoa/domain';
import type { TargetKind } from '@stoa/domain';
import type { Database } from '../db/database.ts';
import { upcomingTask } from '../db/schema/index.ts';
import type { SessionContext } from '../http/handle.ts';
import type { Area } from './area.ts';
import { givenTo } from './assignments.ts';
import type { Assigned } from './assignments.ts';

/** The progress of a task. Being overdue is not a state, because it follows from the due time. */
export type TaskState =
  | typeof ProgressState.NotStarted
  | typeof ProgressState.InProgress
  | typeof ProgressState.Completed;

/** How an area reports the progress of tasks in it. */
export interface TaskSource {
  /** Target kinds for which the area reports; no other area may list them. */
  readonly kinds: readonly TargetKind[];
  /**
   * States of these assignments, in the same order. It takes one statement however many assignments there
   * are, of one person or of many, and is called only with targets of its own kinds.
   */
  readonly statesOf: (tx: Database, asked: readonly Assigned[]) => Promise<readonly TaskState[]>;
}

/** An assignment together with the state that its area reports. */
export interface Task<Row extends Assigned> {
  readonly row: Row;
  readonly state: TaskState;
}

/**
 * Gets the states of assignments from their areas, at most one call for each. Assignments whose kind belongs
 * to no area are left out, because there is no page on which to do them, and they could only become overdue.
 * They stay stored and are shown as soon as their area is built.
 */
export async function withStates<Row extends Assigned>(
  areas: readonly Area[],
  tx: Database,
  rows: readonly Row[],
): Promise<Task<Row>[]> {
  const states = new Map<Row, TaskState>();
  for (const { tasks } of areas) {
    if (tasks === undefined) continue;
    const asked = rows.filter(({ target }) => tasks.kinds.includes(target.kind));
    if (asked.length === 0) continue;
    const answers = await tasks.statesOf(tx, asked);
    for (const [at, row] of asked.entries()) states.set(row, answers[at] ?? ProgressState.NotStarted);
  }
  return rows.flatMap((row) => {
    const state = states.get(row);
    return state === undefined ? [] : [{ row, state }];
  });
}

const urgentMs = 72 * 3_600_000;

const lateFirst = ({ state }: UpcomingTask): number => (state === ProgressState.Overdue ? 0 : 1);
/** Compares times; a task without a time is sorted last. */
const byTime = (one = Number.MAX_SAFE_INTEGER, other = Number.MAX_SAFE_INTEGER): number => one - other;

/** Overdue tasks first, then by due time, then by start time. */
export function compareTasks(one: UpcomingTask, other: UpcomingTask): number {
  return (
    lateFirst(one) - lateFirst(other) ||
    byTime(one.dueTime, other.dueTime) ||
    byTime(one.startTime, other.startTime)
  );
}

/** A task that is not completed by its due time is overdue, but a completed task stays completed. */
export const shownState = (state: TaskState, dueTime: number | null, now: number): ProgressState =>
  state !== ProgressState.Completed && dueTime !== null && dueTime < now ? ProgressState.Overdue : state;

/** All tasks of a person, completed or not, in the order in which they should be done. */
export async function tasksOf({
  tx,
  session,
  services,
  now,
  text,
}: Pick<SessionContext, 'tx' | 'session' | 'services' | 'now' | 'text'>): Promise<UpcomingTask[]> {
  const rows = await tx.select().from(upcomingTask).where(givenTo(session));
  const tasks = await withStates(services.areas, tx, rows);
  return tasks
    .map(({ row, state: own }): UpcomingTask => {
      const state = shownState(own, row.dueTime, now);
      return {
        taskKey: row.taskKey,
        target: row.target,
        planItemType: row.planItemType ?? undefined,
        taskItemKind: row.taskItemKind ?? undefined,
        title: text(row.title),
        parentTitle: row.parentTitle === null ? undefined : text(row.parentTitle),
        assignKind: row.assignKind,
        startTime: row.startTime ?? undefined,
        dueTime: row.dueTime ?? undefined,
        remainSeconds: row.dueTime === null ? undefined : Math.max(0, Math.floor((row.dueTime - now) / 1000)),
        state,
        urgent: state !== ProgressState.Completed && row.dueTime !== null && row.dueTime - now < urgentMs,
        context: row.context,
      };
    })
    .toSorted(compareTasks);
}
