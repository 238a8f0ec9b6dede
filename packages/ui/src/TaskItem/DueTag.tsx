import { dueState, formatDateTime } from '@stoa/domain';
import type { ComponentProps } from 'react';
import { useLabels, type Labels } from '../provider/index.ts';
import type { Tone } from '../style/tones.ts';
import { Tag } from '../Tag/Tag.tsx';

export interface DueTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * When something is due, in epoch milliseconds, as is `now`. The parent keeps `now` up to date, so that it can
   * follow the server's clock.
   */
  dueTime: number;
  now: number;
}

/**
 * Tone and words of a due date: grey at first, orange within the last 72 hours, red when overdue. The words
 * say the same without colour.
 */
export function dueOf(
  dueTime: number,
  now: number,
  labels: Labels['taskItem'],
): { tone: Tone; words: string } {
  const { state, days, hours } = dueState(dueTime, now);
  switch (state) {
    case 'overdue':
      return { tone: 'danger', words: labels.overdue(days) };
    case 'soon':
      return { tone: 'warning', words: days > 0 ? labels.soon(days) : labels.hours(Math.max(1, hours)) };
    case 'later':
      return { tone: 'neutral', words: formatDateTime(dueTime, { now }) };
    default:
      return state satisfies never;
  }
}

/** When something is due, in words and by colour. */
export function DueTag({ dueTime, now, ...rest }: DueTagProps) {
  const { tone, words } = dueOf(dueTime, now, useLabels('taskItem'));
  return (
    <Tag {...rest} tone={tone}>
      {words}
    </Tag>
  );
}
