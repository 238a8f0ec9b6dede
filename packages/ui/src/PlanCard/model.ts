import { dueState, ProgressState } from '@stoa/domain';

export interface PlanTimes {
  readonly state: ProgressState;
  /** Epoch milliseconds, as are `dueTime` and `now`. */
  readonly startTime?: number | undefined;
  readonly dueTime?: number | undefined;
  readonly now: number;
}

/** What the dates say about a plan; `undefined` when it is completed or has no date that matters now. */
export type PlanOutlook =
  | {
      readonly kind: 'starts' | 'left';
      readonly days: number;
      readonly hours: number;
      readonly tone: 'neutral' | 'warning';
    }
  | { readonly kind: 'overdue'; readonly days: number; readonly tone: 'danger' };

/**
 * Days until the plan starts, then until it is due, then since it was due. Orange within the last 72 hours, red
 * when overdue.
 */
export function outlookOf({ state, startTime, dueTime, now }: PlanTimes): PlanOutlook | undefined {
  if (state === ProgressState.Completed) return undefined;
  if (startTime !== undefined && startTime > now) {
    const { days, hours } = dueState(startTime, now);
    return { kind: 'starts', days, hours, tone: 'neutral' };
  }
  if (dueTime === undefined) return undefined;
  const { state: urgency, days, hours } = dueState(dueTime, now);
  if (urgency === 'overdue') return { kind: 'overdue', days, tone: 'danger' };
  return { kind: 'left', days, hours, tone: urgency === 'soon' ? 'warning' : 'neutral' };
}
