import type { StudyTranslate } from './words/index.ts';

/** A duration in words, such as "8 min 21 s", with hours if there are some. */
export function timeWords(seconds: number, t: StudyTranslate): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 60) return t('time.seconds', { seconds: whole });
  if (whole < 3600 && whole % 60 === 0) return t('time.wholeMinutes', { minutes: whole / 60 });
  if (whole < 3600) return t('time.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  return t('time.hours', { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60 });
}
