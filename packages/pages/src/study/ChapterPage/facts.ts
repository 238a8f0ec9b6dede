import type { CourseSummary } from '@stoa/api/contract/course';
import { calendarTime, ProgressState, type CalendarTime } from '@stoa/domain';
import type { RailFact } from '../../common/Rail/index.ts';
import type { ChaptersTranslate } from '../words/index.ts';

interface Known extends Pick<CourseSummary, 'credit' | 'dueTime' | 'progress'> {
  /** Seconds that the person has studied. */
  readonly studied: number;
  /** Current time in epoch milliseconds. */
  readonly now: number;
  /** Names a length of time. */
  readonly length: (seconds: number) => string;
  /** Names a point in time. */
  readonly time: (moment: CalendarTime) => string;
}

/** Credit, due date and study time of a course; unknown facts are left out. */
export function factsOf(
  { credit, dueTime, progress, studied, now, length, time }: Known,
  t: ChaptersTranslate,
): RailFact[] {
  const isOpen = progress?.state !== ProgressState.Completed;
  return [
    ...(dueTime !== undefined && isOpen
      ? [{ label: t('fact.due'), value: time(calendarTime(dueTime, { now })) }]
      : []),
    ...(credit > 0 ? [{ label: t('fact.credit'), value: t('credit', { credit }) }] : []),
    ...(studied >= 1 ? [{ label: t('fact.studied'), value: length(studied) }] : []),
  ];
}
