import type { QuestionnaireSummary } from '@stoa/api/contract/questionnaire';
import { formatDateTime } from '@stoa/domain';
import type { QuestionnairesTranslate } from './words/index.ts';

/** A question takes about this many minutes. */
const minutesOfOne = 0.3;

/** The estimated minutes for a questionnaire, rounded up. */
export const minutesFor = (questions: number): number => Math.max(1, Math.ceil(questions * minutesOfOne));

/** From when until when a questionnaire can be answered. */
export function windowOf(
  { openTime, closeTime }: Pick<QuestionnaireSummary, 'openTime' | 'closeTime'>,
  now: number,
  t: QuestionnairesTranslate,
): string {
  const [from, to] = [openTime, closeTime].map((time) =>
    time === undefined ? undefined : formatDateTime(time, { now }),
  );
  if (from !== undefined && to !== undefined) return t('window', { from, to });
  if (from !== undefined) return t('opens', { from });
  return to === undefined ? t('always') : t('closes', { to });
}
