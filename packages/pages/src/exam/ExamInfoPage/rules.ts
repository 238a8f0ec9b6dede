import type { ExamInfo } from '@stoa/api/contract/exam';
import { ExamKind, MultiScoreRule, PaperMode, QuestionKind, ResultPolicy, ResultWhen } from '@stoa/domain';
import type { ExamInfoTranslate } from '../words/index.ts';

const multi = {
  [MultiScoreRule.AllOrNothing]: 'all',
  [MultiScoreRule.HalfIfIncomplete]: 'half',
  [MultiScoreRule.PerOption]: 'each',
} as const satisfies Record<MultiScoreRule, string>;
const results = {
  [ResultPolicy.Hidden]: 'hidden',
  [ResultPolicy.Score]: 'score',
  [ResultPolicy.ScoreAndMarks]: 'marks',
  [ResultPolicy.ScoreAndAnswers]: 'answers',
} as const satisfies Record<ResultPolicy, string>;
const times = {
  [ResultWhen.AtOnce]: 'atOnce',
  [ResultWhen.AfterMarking]: 'marked',
  [ResultWhen.AfterClose]: 'closed',
} as const satisfies Record<ResultWhen, string>;

export type ExamRuled = Pick<ExamInfo, 'rules' | 'examKind' | 'durationMinutes' | 'kinds' | 'maxAttempts'>;

/** The rules of the exam in words, beginning with those that end or refuse an attempt. */
export function rulesOf(
  { rules, examKind, durationMinutes, kinds, maxAttempts }: ExamRuled,
  t: ExamInfoTranslate,
): string[] {
  const { switchLimit, switchGraceSeconds, minSubmitMinutes, lateEntryMinutes } = rules;
  const isPractice = examKind === ExamKind.ClassPractice;
  const asksMultiple = kinds === undefined || kinds.some(({ kind }) => kind === QuestionKind.Multiple);
  const says: (string | false)[] = [
    t(durationMinutes === 0 ? 'rule.untimed' : 'rule.bell'),
    switchLimit > 0
      ? t('rule.switchLimit', { limit: switchLimit, grace: switchGraceSeconds })
      : !isPractice && t('rule.switchShown'),
    rules.forceFullscreen && t('rule.fullScreen'),
    rules.forbidCopy && t('rule.copy'),
    rules.needPassword && t('rule.password'),
    lateEntryMinutes > 0 && t('rule.late', { minutes: lateEntryMinutes }),
    minSubmitMinutes > 0 && t('rule.minSubmit', { minutes: minSubmitMinutes }),
    t('rule.saved'),
    rules.paperMode === PaperMode.AllOnOnePage
      ? t('rule.all')
      : t(rules.allowBack ? 'rule.oneByOne' : 'rule.noBack'),
    (rules.shuffleQuestions || rules.shuffleOptions) && t('rule.shuffled'),
    isPractice && t('rule.practice'),
    asksMultiple && t(`rule.multi.${multi[rules.multiScoreRule]}`),
    // A rule about further attempts is left out if only one is allowed.
    maxAttempts !== 1 &&
      rules.retakeIntervalMinutes > 0 &&
      t('rule.retake', { minutes: rules.retakeIntervalMinutes }),
    maxAttempts !== 1 && rules.retakeOnlyIfFailed && t('rule.retakeFailed'),
    rules.resultPolicy === ResultPolicy.Hidden
      ? t('rule.result.hidden')
      : t(`rule.result.${results[rules.resultPolicy]}`, { when: t(`rule.when.${times[rules.resultWhen]}`) }),
  ];
  return says.filter((line) => line !== false);
}
