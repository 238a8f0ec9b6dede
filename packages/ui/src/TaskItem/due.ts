import { calendarTime, dueState, type DueUrgency } from '@stoa/domain';
import type { Labels } from '../provider/index.ts';
import type { Tone } from '../style/tones.ts';

/** The text of a due date and how prominent it is. */
export interface Due {
  readonly urgency: DueUrgency;
  readonly tone: Tone;
  readonly words: string;
}

/**
 * Tone and words of a due date: grey at first, orange within the last 72 hours, red when overdue. The words
 * say the same without colour.
 */
export function dueOf(dueTime: number, now: number, labels: Labels['taskItem']): Due {
  const { state, days, hours } = dueState(dueTime, now);
  switch (state) {
    case 'overdue':
      return { urgency: state, tone: 'danger', words: labels.overdue(days, Math.max(1, hours)) };
    case 'soon':
      return {
        urgency: state,
        tone: 'warning',
        words: days > 0 ? labels.soon(days) : labels.hours(Math.max(1, hours)),
      };
    case 'later':
      return { urgency: state, tone: 'neutral', words: labels.time(calendarTime(dueTime, { now })) };
    default:
      return state satisfies never;
  }
}
