import type { ExamInfo } from '@stoa/api/contract/exam';
import { ExamKind, formatDateTime, QuestionKind, ScoreRule } from '@stoa/domain';
import type { DescriptionItem } from '@stoa/ui/DescriptionList';
import type { ExamInfoTranslate } from '../words/index.ts';

export const kindKeys = {
  [ExamKind.Exam]: 'exam',
  [ExamKind.AfterClassTest]: 'test',
  [ExamKind.ClassPractice]: 'practice',
  [ExamKind.SelfBuildCourse]: 'own',
} as const satisfies Record<ExamKind, string>;

const scoreRules = {
  [ScoreRule.Highest]: 'highest',
  [ScoreRule.Latest]: 'latest',
  [ScoreRule.First]: 'first',
} as const satisfies Record<ScoreRule, string>;

/** The kinds of questions that an exam may have. */
const questionKinds = {
  [QuestionKind.Single]: 'single',
  [QuestionKind.Multiple]: 'multiple',
  [QuestionKind.TrueFalse]: 'truth',
  [QuestionKind.FillIn]: 'fill',
  [QuestionKind.ShortAnswer]: 'short',
  [QuestionKind.Matching]: 'match',
  [QuestionKind.Ordering]: 'order',
} as const;

const isExamKind = (kind: QuestionKind): kind is keyof typeof questionKinds => kind in questionKinds;

function windowOf({ openTime, closeTime, serverTime }: ExamInfo, t: ExamInfoTranslate): string {
  const at = (time: number) => formatDateTime(time, { now: serverTime });
  if (openTime !== undefined && closeTime !== undefined) {
    return t('windowOf', { from: at(openTime), to: at(closeTime) });
  }
  if (openTime !== undefined) return t('opens', { from: at(openTime) });
  return closeTime === undefined ? t('always') : t('closes', { to: at(closeTime) });
}

/** The facts about an exam that are shown before it starts. */
export function factsOf(info: ExamInfo, t: ExamInfoTranslate): DescriptionItem[] {
  const { durationMinutes, questionCount, kinds, totalScore, passScore, maxAttempts, usedAttempts } = info;
  const byKind = (kinds ?? [])
    .flatMap(({ kind, count }) =>
      isExamKind(kind) ? [t('kindOf', { kind: t(`kindNames.${questionKinds[kind]}`), count })] : [],
    )
    .join(' · ');
  const facts: (DescriptionItem | false)[] = [
    { term: t('window'), description: windowOf(info, t) },
    {
      term: t('duration'),
      description: durationMinutes === 0 ? t('untimed') : t('minutes', { minutes: durationMinutes }),
    },
    { term: t('scores'), description: t('scoresOf', { total: totalScore, pass: passScore }) },
    {
      term: t('attempts'),
      description:
        maxAttempts === 0
          ? t('attemptsFree')
          : t('attemptsLeft', { left: Math.max(0, maxAttempts - usedAttempts), most: maxAttempts }),
    },
    maxAttempts !== 1 && {
      term: t('scoreRule'),
      description: t(`scoreRules.${scoreRules[info.rules.scoreRule]}`),
    },
    {
      term: t('credit'),
      description: info.credit > 0 ? t('creditOf', { credit: info.credit }) : t('noCredit'),
    },
    info.bestScore !== undefined && {
      term: t('best'),
      description: t('bestOf', { score: info.bestScore }),
    },
    info.certificate !== undefined && {
      term: t('certificate'),
      description: t('certificateOf', { name: info.certificate.name }),
    },
    {
      term: t('questions'),
      description: [t('questionsOf', { count: questionCount }), byKind].filter(Boolean).join(' · '),
      wide: true,
    },
  ];
  return facts.filter((fact) => fact !== false);
}
