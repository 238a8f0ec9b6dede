import { dayOf, startOfDay } from '../../../clock.ts';
import type { Localised } from '../../../db/schema/index.ts';
import { weekStart } from '../../study/week.ts';
import type { Span } from '../intents.ts';

const dayMs = 24 * 3_600_000;

const firstOf = (month: number, year: number): number =>
  startOfDay(`${year}-${String(month).padStart(2, '0')}-01`);

function monthOf(now: number): readonly [from: number, to: number] {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number);
  return [firstOf(month, year), month === 12 ? firstOf(1, year + 1) : firstOf(month + 1, year)];
}

/** First moment of a span and the first one after it, by days in Asia/Shanghai. */
export function boundsOf(span: Span, now: number): readonly [from: number, to: number] {
  const today = startOfDay(dayOf(now));
  const monday = startOfDay(weekStart(now));
  switch (span) {
    case 'today':
      return [today, today + dayMs];
    case 'tomorrow':
      return [today + dayMs, today + 2 * dayMs];
    case 'week':
      return [monday, monday + 7 * dayMs];
    case 'nextWeek':
      return [monday + 7 * dayMs, monday + 14 * dayMs];
    case 'month':
      return monthOf(now);
    case 'all':
      return [0, Number.MAX_SAFE_INTEGER];
    default:
      return span satisfies never;
  }
}

/** Name of a span in a sentence; empty for all time. */
export const spanNames: Readonly<Record<Span, Localised>> = {
  today: { zh: '今天', en: 'today' },
  tomorrow: { zh: '明天', en: 'tomorrow' },
  week: { zh: '本周', en: 'this week' },
  nextWeek: { zh: '下周', en: 'next week' },
  month: { zh: '本月', en: 'this month' },
  all: { zh: '', en: '' },
};
