import { dueState, ProgressState } from '@stoa/domain';

export interface PlanTimes {
  readonly state: ProgressState;
  /** Epoch milliseconds, all three. */
  readonly startTime?: number | undefined;
  readonly dueTime?: number | undefined;
  readonly now: number;
}

/** What the clock says about a plan; nothing once it is completed, or while no date is near it. */
export type PlanOutlook =
  | {
      readonly kind: 'starts' | 'left';
      readonly days: number;
      readonly hours: number;
      readonly tone: 'neutral' | 'warning';
    }
  | { readonly kind: 'overdue'; readonly days: number; readonly tone: 'danger' };

/** Days to the beginning, then to the end, then past it (screens 0.7: orange within 72 hours, red when over). */
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
