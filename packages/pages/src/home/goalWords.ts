import { calendarTime, type CalendarTime } from '@stoa/domain';
import type { Goal } from './goal.ts';
import type { HomeTranslate } from './words/index.ts';

/** The goal as a sentence; '' if there is nothing to say. `say` formats a time: “today 18:00”. */
export function goalWords(
  { credit, due }: Goal,
  t: HomeTranslate,
  now: number,
  say: (time: CalendarTime) => string,
): string {
  const missing = credit.state === 'open' ? credit.missing : 0;
  switch (due.state) {
    case 'unknown':
      return credit.state === 'none' ? '' : t(`goal.${credit.state}.unknown`, { missing });
    case 'none':
      return t(`goal.${credit.state}.none`, { missing });
    case 'open':
      return t(`goal.${credit.state}.open`, { missing, count: due.count });
    case 'next':
      return t(`goal.${credit.state}.next`, { missing, when: say(calendarTime(due.time, { now })) });
    case 'overdue':
      return t(`goal.${credit.state}.overdue`, { missing, count: due.count });
    default:
      return due satisfies never;
  }
}
