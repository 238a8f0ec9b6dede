import type { SwitchEntry } from '@stoa/api/contract/exam';
import { formatDay } from '@stoa/domain';
import { timeOfDay } from '../timeOfDay.ts';
import type { SwitchLedgerTranslate } from '../words/index.ts';

/** When the page was left, to the second; with the day, unless it was today. */
export function leftAt(time: number, now: number): string {
  const day = formatDay(time, { now });
  const clock = timeOfDay(time);
  return day === formatDay(now, { now }) ? clock : `${day} ${clock}`;
}

/** How long the page was left, to the second, because a few seconds decide whether it counts. */
export function awayFor(seconds: number, t: SwitchLedgerTranslate): string {
  const whole = Math.round(seconds);
  return whole < 60
    ? t('seconds', { count: whole })
    : t('minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** How often the page was left and how often that counted; nothing if it was never left. */
export function summaryOf(switches: readonly SwitchEntry[], t: SwitchLedgerTranslate): string | undefined {
  if (switches.length === 0) return undefined;
  return t('summary', {
    count: switches.length,
    counted: switches.filter(({ counted }) => counted).length,
  });
}
