import type {
  AttemptBrief,
  AttemptResult,
  ExamQuestion,
  ExamSummary,
  MarkedQuestion,
  ReviewedQuestion,
  WrongQuestion,
} from '@stoa/api/contract/exam';
import {
  AssignKind,
  AttemptState,
  AwardKind,
  ExamKind,
  ExamUserState,
  QuestionKind,
  ResultPolicy,
  SubmitReason,
  SwitchCause,
  TargetKind,
  type Labels,
  type Locale,
  Verdict,
} from '@stoa/domain';
import { labels as labelsEn } from '@stoa/domain/labels/en';
import { labels as labelsZhCN } from '@stoa/domain/labels/zh-CN';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import type { ExamRecord } from './ExamRecordPage/index.ts';
import { attemptFixture, examFixture } from './fixtures.ts';
import recordsEn from './words/en/examRecords.ts';
import resultEn from './words/en/examResult.ts';
import examsEn from './words/en/exams.ts';
import wrongEn from './words/en/wrongBook.ts';
import type {
  ExamRecordsTranslate,
  ExamResultTranslate,
  ExamsTranslate,
  WrongBookTranslate,
} from './words/index.ts';
import records from './words/zh-CN/examRecords.ts';
import result from './words/zh-CN/examResult.ts';
import exams from './words/zh-CN/exams.ts';
import wrong from './words/zh-CN/wrongBook.ts';

/** Translator of the list of exams. */
export const examsIn = (locale: Locale): ExamsTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { exams: examsEn }, namespace: 'exams' })
    : createTranslator({ locale, messages: { exams }, namespace: 'exams' });

/** Translator of the list of records. */
export const examRecordsIn = (locale: Locale): ExamRecordsTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { examRecords: recordsEn }, namespace: 'examRecords' })
    : createTranslator({ locale, messages: { examRecords: records }, namespace: 'examRecords' });

/** Translator of a result. */
export const examResultIn = (locale: Locale): ExamResultTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { examResult: resultEn }, namespace: 'examResult' })
    : createTranslator({ locale, messages: { examResult: result }, namespace: 'examResult' });

/** Translator of the wrong-answer book. */
export const wrongBookIn = (locale: Locale): WrongBookTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { wrongBook: wrongEn }, namespace: 'wrongBook' })
    : createTranslator({ locale, messages: { wrongBook: wrong }, namespace: 'wrongBook' });

/** The names of the enumerations' values. */
export const labelsIn = (locale: Locale): Labels => (locale === 'en' ? labelsEn : labelsZhCN);

const day = 24 * 3_600_000;
/** The present time of the fixtures. */
export const resultNow = new Date(2026, 10, 24, 10, 30).getTime();
const startTime = resultNow - 2 * day;
const submitTime = startTime + 2210_000;

/** An exam in every state, as lists show them. */
export function examRowsFixture(locale: Locale): ExamSummary[] {
  const say = wordsIn(locale);
  const exam = examFixture(locale);
  const source = {
    title: say('食品安全法规', 'Food Safety Law'),
    target: { kind: TargetKind.Course, id: 211 },
  };
  return [
    { ...exam, examId: 1, attemptId: 11, secondsLeft: 754, closeTime: resultNow + 5 * day },
    {
      ...exam,
      examId: 2,
      title: say('食品安全 · 上岗资格考试', 'Food Safety: Qualification Exam'),
      userState: ExamUserState.Available,
      usedAttempts: 0,
      openTime: resultNow - day,
      closeTime: resultNow + 3 * day,
    },
    {
      ...exam,
      examId: 3,
      title: say('会员服务 · 随堂练习', 'Member Service: Practice'),
      examKind: ExamKind.ClassPractice,
      userState: ExamUserState.Available,
      assignKind: AssignKind.Elective,
      durationMinutes: 0,
      maxAttempts: 0,
      usedAttempts: 0,
      source,
    },
    {
      ...exam,
      examId: 4,
      title: say('冬季消防安全考试', 'Fire Safety in Winter'),
      userState: ExamUserState.NotOpen,
      openTime: resultNow + 2 * day,
      closeTime: resultNow + 3 * day,
      usedAttempts: 0,
    },
    {
      ...exam,
      examId: 5,
      title: say('案例分析', 'Case Study'),
      userState: ExamUserState.Marking,
      attemptId: 15,
      resultReason: 'MARKING',
    },
    {
      ...exam,
      examId: 6,
      title: say('摸底考试', 'Placement Exam'),
      userState: ExamUserState.Marking,
      attemptId: 16,
      resultReason: 'HIDDEN',
    },
    {
      ...exam,
      examId: 7,
      title: say('课后测试', 'After-class Test'),
      examKind: ExamKind.AfterClassTest,
      userState: ExamUserState.Passed,
      bestScore: 86,
      attemptId: 17,
      canRetake: true,
      source,
    },
    {
      ...exam,
      examId: 8,
      title: say('复习测试', 'Revision Test'),
      examKind: ExamKind.AfterClassTest,
      userState: ExamUserState.Failed,
      bestScore: 52,
      attemptId: 18,
      canRetake: false,
      source,
    },
    {
      ...exam,
      examId: 9,
      title: say('上季度考试', 'Exam of Last Quarter'),
      userState: ExamUserState.Missed,
      closeTime: resultNow - 12 * day,
      usedAttempts: 0,
    },
  ];
}

const attempt: AttemptBrief = {
  attemptId: 17,
  no: 1,
  state: AttemptState.Graded,
  startTime,
  submitTime,
  submitReason: SubmitReason.Manual,
  usedSeconds: 2210,
  switchCount: 1,
  counted: true,
};

/** A right answer, in the strings of the contract. */
function rightTo(question: ExamQuestion, locale: Locale): string[] {
  switch (question.kind) {
    case QuestionKind.Single:
      return question.options.slice(1, 2).map(({ key }) => key);
    case QuestionKind.Multiple:
      return question.options.slice(0, 3).map(({ key }) => key);
    case QuestionKind.TrueFalse:
      return ['F'];
    case QuestionKind.FillIn:
      return Array.from({ length: question.blanks }, (_, at) => String(60 + at));
    case QuestionKind.ShortAnswer:
      return [
        wordsIn(locale)(
          '道歉安抚，核对小票与批次，按意愿换货或退款，封存同批商品并报告。',
          'Apologise, compare receipt and batch, exchange or refund, keep the batch aside and report.',
        ),
      ];
    case QuestionKind.Matching:
      return question.left.map(({ key }, at) => `${key}:${question.right[at]?.key ?? ''}`);
    case QuestionKind.Ordering:
      return question.options.map(({ key }) => key);
    default:
      return question satisfies never;
  }
}

/** A question of a result that does not reveal the right answer. */
function withoutReview(question: ReviewedQuestion): MarkedQuestion {
  const { correct: _correct, analysisHtml: _why, markerComment: _comment, ...marked } = question;
  return marked;
}

const verdicts = [Verdict.Right, Verdict.Wrong, Verdict.Right, Verdict.Partial] as const;
const shares = { [Verdict.Wrong]: 0, [Verdict.Partial]: 0.5, [Verdict.Right]: 1 } as const;

/** An answer: the right one, none, or the right one without its last part. */
function givenFor(verdict: (typeof verdicts)[number], right: readonly string[]): string[] {
  if (verdict === Verdict.Right) return [...right];
  return verdict === Verdict.Wrong ? [] : right.slice(0, Math.max(1, right.length - 1));
}

/** The marked paper of the fixtures; with `waits` its short answers are still to be marked. */
function reviewedIn(locale: Locale, waits: boolean): ReviewedQuestion[] {
  const say = wordsIn(locale);
  const questions = attemptFixture(locale).paper.sections.flatMap((section) => section.questions);
  return questions.map((question, at): ReviewedQuestion => {
    const correct = rightTo(question, locale);
    const why = say('依据是门店操作手册第 3 章。', 'See chapter 3 of the shop’s handbook.');
    const review = { correct, analysisHtml: `<p>${why}</p>` };
    if (question.kind === QuestionKind.ShortAnswer) {
      const my = [say('先道歉，再换货。', 'I apologise and exchange it.')];
      return waits
        ? { ...question, ...review, my, verdict: Verdict.Unmarked }
        : {
            ...question,
            ...review,
            my,
            verdict: Verdict.Partial,
            gotScore: (question.score ?? 0) / 2,
            markerComment: say('步骤对，但漏了封存同批商品。', 'Right, but the batch was left on the shelf.'),
          };
    }
    const verdict = verdicts[at % verdicts.length] ?? Verdict.Right;
    return {
      ...question,
      ...review,
      my: givenFor(verdict, correct),
      verdict,
      gotScore: (question.score ?? 0) * shares[verdict],
    };
  });
}

function sectionsIn(locale: Locale, questions: readonly ReviewedQuestion[]) {
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  return attemptFixture(locale).paper.sections.map(({ title, questions: own }) => {
    const marked = own.flatMap(({ questionId }) => byId.get(questionId) ?? []);
    return {
      title,
      got: marked.reduce((sum, { gotScore = 0 }) => sum + gotScore, 0),
      total: marked.reduce((sum, { score = 0 }) => sum + score, 0),
      right: marked.filter(({ verdict }) => verdict === Verdict.Right).length,
      count: marked.length,
    };
  });
}

function everyIn(locale: Locale) {
  const say = wordsIn(locale);
  const exam = {
    ...examFixture(locale),
    userState: ExamUserState.Passed,
    source: {
      title: say('食品安全法规', 'Food Safety Law'),
      target: { kind: TargetKind.Course, id: 211 },
    },
  };
  return {
    attempt,
    exam,
    canRetake: false,
    awards: [],
    switches: [
      {
        entryKey: '00000000-0000-4000-8000-000000000001',
        cause: SwitchCause.Tab,
        leftTime: startTime + 600_000,
        awaySeconds: 12,
        counted: true,
        comment: say('店长叫我接电话。', 'The manager called me to the phone.'),
      },
      {
        entryKey: '00000000-0000-4000-8000-000000000002',
        cause: SwitchCause.FilePicker,
        leftTime: startTime + 900_000,
        awaySeconds: 31,
        counted: false,
      },
    ],
    flagged: [1006, 1014],
  };
}

/** `answers`, `marks` and `score` show that much of the result; the others show nothing but the reason. */
export type ResultKind = 'answers' | 'marks' | 'score' | 'hidden' | 'closed' | 'marking';
type Result<Policy> = Extract<AttemptResult, { visible: true; policy: Policy }>;

/** A result under each policy; the one with marks has short answers that are still to be marked. */
export function resultFixture(locale: Locale, kind: 'answers'): Result<typeof ResultPolicy.ScoreAndAnswers>;
export function resultFixture(locale: Locale, kind: 'marks'): Result<typeof ResultPolicy.ScoreAndMarks>;
export function resultFixture(locale: Locale, kind: 'score'): Result<typeof ResultPolicy.Score>;
export function resultFixture(locale: Locale, kind: ResultKind): AttemptResult;
export function resultFixture(locale: Locale, kind: ResultKind): AttemptResult {
  const every = everyIn(locale);
  const say = wordsIn(locale);
  switch (kind) {
    case 'answers': {
      const questions = reviewedIn(locale, false);
      return {
        ...every,
        visible: true,
        policy: ResultPolicy.ScoreAndAnswers,
        awards: [
          { kind: AwardKind.Credit, title: every.exam.title, value: 1 },
          {
            kind: AwardKind.Certificate,
            title: every.exam.title,
            target: { kind: TargetKind.Certificate, id: 31 },
          },
        ],
        objectiveScore: 76,
        subjectiveScore: 10,
        score: 86,
        passed: true,
        rank: { place: 3, total: 128 },
        late: [
          {
            questionId: 1009,
            values: ['B'],
            typedTime: submitTime - 20_000,
            arrivedTime: submitTime + 40_000,
            taken: true,
          },
          {
            questionId: 1029,
            values: [say('最后封存同批商品。', 'At last I keep the batch aside.')],
            typedTime: submitTime - 5_000,
            arrivedTime: submitTime + 40_000,
          },
        ],
        sections: sectionsIn(locale, questions),
        questions,
      };
    }
    case 'marks': {
      const questions = reviewedIn(locale, true);
      return {
        ...every,
        visible: true,
        policy: ResultPolicy.ScoreAndMarks,
        attempt: { ...attempt, state: AttemptState.Marking },
        objectiveScore: 61,
        sections: sectionsIn(locale, questions),
        questions: questions.map(withoutReview),
      };
    }
    case 'score':
      return {
        ...every,
        visible: true,
        policy: ResultPolicy.Score,
        score: 52,
        passed: false,
        canRetake: true,
      };
    case 'hidden':
      return { ...every, visible: false, policy: ResultPolicy.Hidden, visibleReason: 'HIDDEN' };
    case 'closed':
      return {
        ...every,
        visible: false,
        policy: ResultPolicy.ScoreAndAnswers,
        visibleReason: 'AFTER_CLOSE',
        visibleTime: resultNow + 5 * day,
      };
    case 'marking':
      return {
        ...every,
        attempt: { ...attempt, state: AttemptState.Marking, submitReason: SubmitReason.TimeOut },
        visible: false,
        policy: ResultPolicy.Score,
        visibleReason: 'MARKING',
      };
    default:
      return kind satisfies never;
  }
}

/** Attempts at exams: passed, failed, being marked, not shown, and a practice. */
export function recordsFixture(locale: Locale): ExamRecord[] {
  const say = wordsIn(locale);
  const exam = examFixture(locale);
  const record = (id: number, change: Partial<ExamRecord>): ExamRecord => ({
    ...attempt,
    attemptId: id,
    startTime: startTime - id * day,
    exam,
    ...change,
  });
  return [
    record(1, { score: 86, passed: true }),
    record(2, { no: 2, score: 52, passed: false, counted: false, submitReason: SubmitReason.TimeOut }),
    record(3, {
      state: AttemptState.Marking,
      exam: { ...exam, examId: 5, title: say('案例分析', 'Case Study') },
      submitReason: SubmitReason.SwitchLimit,
    }),
    record(4, { exam: { ...exam, examId: 6, title: say('摸底考试', 'Placement Exam') } }),
    record(5, {
      score: 48,
      passed: true,
      exam: {
        ...exam,
        examId: 3,
        examKind: ExamKind.ClassPractice,
        title: say('会员服务 · 随堂练习', 'Member Service: Practice'),
      },
    }),
  ];
}

/** Wrong questions: one not practised, one answered right once since, and one mastered. */
export function wrongFixture(locale: Locale): WrongQuestion[] {
  const exam = examFixture(locale);
  const questions = attemptFixture(locale).paper.sections.flatMap((section) => section.questions);
  const wrongOf = (at: number, rightInRow: number): WrongQuestion[] =>
    questions.slice(at, at + 1).map((question) => ({
      questionId: question.questionId,
      question,
      exam: { examId: exam.examId, title: exam.title },
      attemptId: 17,
      my: [],
      wrongCount: 1 + (at % 3),
      lastWrongTime: submitTime,
      rightInRow,
      mastered: rightInRow >= 2,
    }));
  return [...wrongOf(0, 0), ...wrongOf(1, 1), ...wrongOf(12, 0), ...wrongOf(24, 2)];
}
