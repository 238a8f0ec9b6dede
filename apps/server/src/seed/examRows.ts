import {
  AttemptState,
  QuestionKind,
  ReviewKind,
  ReviewState,
  SubmitReason,
  TargetKind,
  writeAnswer,
} from '@stoa/domain';
import { isPractice } from '../areas/exam/rules/attempts.ts';
import { drawPaper } from '../areas/exam/rules/draw.ts';
import { markedBy, questionIdsOf } from '../areas/exam/marks.ts';
import type { exam, examAttempt, examPaper, examQuestion, reviewTask } from '../db/schema/index.ts';
import type { StoredAnswer, StoredAsk, StoredSection } from '../db/schema/exam.ts';
import type { Localised } from '../db/schema/index.ts';
import { courseSpecs } from './courseRows.ts';
import { courseOfExam } from './data/exams/courseTests.ts';
import { assignOf, examSpecs, examining, plainRules } from './data/exams/specs.ts';
import type { ExamSpec, Examining, Sat } from './data/exams/specs.ts';
import { fromPair, text } from './data/text.ts';
import { day, hour, minute } from './times.ts';
import type { SeedTimes } from './times.ts';

type ExamRow = typeof exam.$inferSelect;
type QuestionRow = typeof examQuestion.$inferSelect;
type AttemptInsert = typeof examAttempt.$inferInsert;
type ReviewInsert = typeof reviewTask.$inferInsert;

/** Points of a question by its kind. */
const points: Readonly<Record<StoredAsk['kind'], number>> = {
  [QuestionKind.Single]: 5,
  [QuestionKind.Multiple]: 8,
  [QuestionKind.TrueFalse]: 4,
  [QuestionKind.FillIn]: 6,
  [QuestionKind.ShortAnswer]: 15,
  [QuestionKind.Matching]: 9,
  [QuestionKind.Ordering]: 10,
};

const sectionTitles = {
  choice: text('选择题', 'Choices'),
  rest: text('填空与应用', 'Blanks and Tasks'),
} as const;

const isChoice = ({ ask }: Pick<QuestionRow, 'ask'>): boolean =>
  ask.kind === QuestionKind.Single ||
  ask.kind === QuestionKind.Multiple ||
  ask.kind === QuestionKind.TrueFalse;

const examIdOf = ({ base }: Examining, { no }: ExamSpec): number => base + no;

/**
 * The questions that an exam takes from its company's bank; each exam has its own copies, with their own ids.
 */
function questionsOf(company: Examining, spec: ExamSpec): QuestionRow[] {
  const examId = examIdOf(company, spec);
  const chosen = spec.questions ?? company.bank.map((_, at) => at);
  return chosen.flatMap((at): QuestionRow[] => {
    const question = company.bank[at];
    if (question === undefined) return [];
    const { stem, ask, why } = question;
    return [
      {
        questionId: examId * 100 + at + 1,
        examId,
        stem: fromPair(stem),
        score: points[ask.kind],
        ask,
        analysis: fromPair(why),
      },
    ];
  });
}

function sectionsOf(examId: number, questions: readonly QuestionRow[]): StoredSection[] {
  const idsOf = (rows: readonly QuestionRow[]) => rows.map(({ questionId }) => questionId);
  const [choices, rest] = [questions.filter(isChoice), questions.filter((one) => !isChoice(one))];
  return [
    { sectionId: examId * 10 + 1, title: sectionTitles.choice, questionIds: idsOf(choices) },
    { sectionId: examId * 10 + 2, title: sectionTitles.rest, questionIds: idsOf(rest) },
  ].filter(({ questionIds }) => questionIds.length > 0);
}

function kindsOf(questions: readonly QuestionRow[]): ExamRow['kindCounts'] {
  const counts = new Map<StoredAsk['kind'], number>();
  for (const { ask } of questions) counts.set(ask.kind, (counts.get(ask.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

function examRow(
  times: SeedTimes,
  company: Examining,
  spec: ExamSpec,
  questions: readonly QuestionRow[],
): ExamRow {
  const totalScore = questions.reduce((sum, { score }) => sum + score, 0);
  const examId = examIdOf(company, spec);
  const courseId = courseOfExam(examId);
  const [zh, en] = courseSpecs.find(({ id }) => id === courseId)?.title ?? company.subject;
  return {
    examId,
    companyId: company.companyId,
    examKind: spec.kind,
    title: text(`${zh} · ${spec.title[0]}`, `${en}: ${spec.title[1]}`),
    coverUrl: '',
    description: text(`<p>${spec.about[0]}</p>`, `<p>${spec.about[1]}</p>`),
    openTime: spec.opens === undefined ? null : times.ahead(spec.opens),
    closeTime: spec.closes === undefined ? null : times.ahead(spec.closes),
    durationMinutes: spec.minutes,
    totalScore,
    passScore: Math.round(totalScore * 0.6),
    questionCount: questions.length,
    kindCounts: kindsOf(questions),
    maxAttempts: spec.maxAttempts ?? 0,
    credit: spec.credit ?? 0,
    assignKind: assignOf(spec),
    rules: { ...plainRules, ...spec.rules },
    certificateTemplateId: spec.certificate === true ? company.base / 100 : null,
    externalCode: spec.external === true ? company.externalCode : null,
    externalFields: spec.external === true ? ['name', 'phone'] : [],
    courseId: courseId ?? null,
    lecturerIds: [company.lecturer],
    visibleScope: { all: true, orgIds: [], userIds: [] },
    createTime: times.ago((40 - spec.no) * day),
  };
}

const saidShortly: Localised = text(
  '先向顾客或同事说明情况，保护好现场，再按流程登记并报告。',
  'I explain, keep the place as it is, and record and report as the rules say.',
);

/** A right answer, in the strings of the contract. */
function rightAnswer(ask: StoredAsk): string[] {
  switch (ask.kind) {
    case QuestionKind.Single:
      return [ask.right];
    case QuestionKind.Multiple:
      return ask.right;
    case QuestionKind.TrueFalse:
      return [ask.right ? 'T' : 'F'];
    case QuestionKind.FillIn:
      return ask.accepted.map(([first = '']) => first);
    case QuestionKind.ShortAnswer:
      return [saidShortly.zh];
    case QuestionKind.Matching:
      return writeAnswer({ kind: ask.kind, pairs: new Map(Object.entries(ask.pairs)) });
    case QuestionKind.Ordering:
      return ask.options.map(({ key }) => key);
    default:
      return ask satisfies never;
  }
}

/** An answer that is wrong, or right in part. */
function wrongAnswer(ask: StoredAsk): string[] {
  switch (ask.kind) {
    case QuestionKind.Single:
      return [ask.right === 'A' ? 'B' : 'A'];
    case QuestionKind.Multiple:
      return ask.right.slice(0, 1);
    case QuestionKind.TrueFalse:
      return [ask.right ? 'F' : 'T'];
    case QuestionKind.FillIn:
      return ask.accepted.map(([first = ''], at) => (at === 0 ? first : '0'));
    case QuestionKind.ShortAnswer:
      return [saidShortly.zh];
    case QuestionKind.Matching:
      return ask.left.map(({ key }) => `${key}:${ask.right.at(-1)?.key ?? ''}`);
    case QuestionKind.Ordering:
      return ask.options.map(({ key }) => key).toReversed();
    default:
      return ask satisfies never;
  }
}

interface ExamTaker {
  readonly attemptId: number;
  readonly userId: number;
  readonly startTime: number;
  readonly minutes: number;
  readonly sat: Sat;
}

interface Exam {
  readonly row: ExamRow;
  readonly sections: readonly StoredSection[];
  readonly questions: readonly QuestionRow[];
}

/** An attempt with its answers, marked by the rules of the server. */
function attemptRow({ row, sections, questions }: Exam, taker: ExamTaker): AttemptInsert {
  const { attemptId, userId, startTime, sat } = taker;
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  const asks = new Map(questions.map(({ questionId, ask }) => [questionId, ask]));
  const layout = drawPaper(sections, asks, row.rules, `demo ${attemptId}`);
  const right = sat.state === 'over' ? sat.right : 10;
  const answers = questionIdsOf({ layout }).flatMap((questionId, at): StoredAnswer[] => {
    const ask = asks.get(questionId);
    // In an attempt in progress every other question is answered.
    if (ask === undefined || (sat.state === 'open' && at % 2 === 1)) return [];
    return [{ questionId, values: (at * 7) % 10 < right ? rightAnswer(ask) : wrongAnswer(ask) }];
  });
  const every = {
    attemptId,
    examId: row.examId,
    companyId: row.companyId,
    userId,
    no: 1,
    layout,
    startTime,
    answers,
    savedSeq: answers.length,
    savedTime: startTime + 2 * minute,
  };
  const first = layout[0]?.questions[0]?.questionId;
  if (sat.state === 'open') {
    return {
      ...every,
      state: AttemptState.InProgress,
      deadlineTime: row.closeTime,
      flagged: first === undefined ? [] : [first],
    };
  }
  const submitTime = startTime + taker.minutes * minute;
  const left = { cause: 'TAB', leftTime: startTime + minute, awaySeconds: 7, counted: true } as const;
  const marked = markedBy(row, { questions: byId }, { layout, answers, late: [] });
  return {
    ...every,
    ...marked,
    submitTime,
    submitReason: SubmitReason.Manual,
    deadlineTime: row.durationMinutes === 0 ? null : startTime + row.durationMinutes * minute,
    gradedTime: marked.state === AttemptState.Graded ? submitTime : null,
    switchCount: row.rules.switchLimit > 0 ? 1 : 0,
    switches:
      row.rules.switchLimit > 0
        ? [{ entryKey: `00000000-0000-4000-8000-${String(attemptId).padStart(12, '0')}`, ...left }]
        : [],
  };
}

/** The task of a marker for an attempt with a short answer. */
const reviewRow = (exam: Exam, company: Examining, attempt: AttemptInsert): ReviewInsert => ({
  reviewId: attempt.attemptId ?? 0,
  companyId: company.companyId,
  kind: ReviewKind.ExamMarking,
  refId: attempt.attemptId ?? 0,
  version: 1,
  state: ReviewState.Pending,
  title: exam.row.title,
  parentTitle: text('第 1 次作答', 'Attempt 1'),
  target: { kind: TargetKind.Exam, id: exam.row.examId },
  userId: attempt.userId,
  lecturerIds: [company.lecturer],
  submitTime: attempt.submitTime ?? 0,
});

/**
 * Number of colleagues who have taken the test after class, for ranks, and of those whose attempts are still
 * to be marked.
 */
const crowdSize = 12;

function attemptsAt(times: SeedTimes, company: Examining, spec: ExamSpec, exam: Exam): AttemptInsert[] {
  const { sat, no } = spec;
  const firstId = exam.row.examId * 20;
  const startTime = times.ago(2 * day) + no * hour;
  const own =
    sat === undefined ? [] : [{ attemptId: firstId, userId: company.learner, startTime, minutes: 12, sat }];
  const isRanked = no === 6 || no === 5;
  const others = Array.from({ length: isRanked ? crowdSize : 0 }, (_, at) => ({
    attemptId: firstId + at + 1,
    userId: company.crowd + at,
    startTime: startTime + at * 11 * minute,
    minutes: 6 + (at % 7),
    sat: { state: 'over', right: 3 + ((at * 5) % 8), marked: true } as const,
  }));
  return [...own, ...(no === 5 ? others.slice(0, 3) : others)].map((taker) => attemptRow(exam, taker));
}

/** Exams of every kind and in every state, for each company. */
export function examRows(times: SeedTimes): {
  exam: ExamRow[];
  examPaper: (typeof examPaper.$inferInsert)[];
  examQuestion: QuestionRow[];
  examAttempt: AttemptInsert[];
  reviewTask: ReviewInsert[];
} {
  const all = examining.flatMap((company) =>
    examSpecs.map((spec) => {
      const questions = questionsOf(company, spec);
      const row = examRow(times, company, spec, questions);
      const exam: Exam = { row, questions, sections: sectionsOf(row.examId, questions) };
      const attempts = attemptsAt(times, company, spec, exam);
      const waiting = attempts.filter(({ state }) => state === AttemptState.Marking && !isPractice(row));
      return {
        exam,
        paper: { examId: row.examId, sections: [...exam.sections], password: spec.password ?? '' },
        attempts,
        reviews: waiting.map((attempt) => reviewRow(exam, company, attempt)),
      };
    }),
  );
  return {
    exam: all.map(({ exam }) => exam.row),
    examPaper: all.map(({ paper }) => paper),
    examQuestion: all.flatMap(({ exam }) => exam.questions),
    examAttempt: all.flatMap(({ attempts }) => attempts),
    reviewTask: all.flatMap(({ reviews }) => reviews),
  };
}
