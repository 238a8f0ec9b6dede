import {
  attemptResult,
  attemptSave,
  attemptStart,
  attemptSubmit,
  attemptSwitch,
  examInfo,
} from '@stoa/api/contract/exam';
import type { Answer } from '@stoa/api/contract/exam';
import { QuestionKind } from '@stoa/domain';
import type { AnyCall } from '@stoa/api/contract/define';
import { eq } from 'drizzle-orm';
import { exam, examQuestion } from '../db/schema/index.ts';
import type { StoredExamRules } from '../db/schema/exam.ts';
import { asSystem } from '../db/scope.ts';
import { correctOf } from '../areas/exam/paper.ts';
import type { TestAnswer, TestServer } from './server.ts';

/**
 * Exams of the first company by their purpose. An exam of another company has the same number with 2 or 3 as
 * its first digit.
 */
export const exams = {
  quarterly: 101,
  soon: 102,
  missed: 103,
  open: 104,
  marking: 105,
  passed: 106,
  failed: 107,
  practice: 108,
  hidden: 109,
  external: 110,
  afterClose: 111,
} as const;

/** A person who takes exams. */
export function sitter(app: TestServer, token: string) {
  const ask = (call: AnyCall, fields: object): Promise<TestAnswer> =>
    call.method === 'GET'
      ? app.call('GET', call.path, { query: { ...fields }, token })
      : app.call('POST', call.path, { json: fields, token });
  return {
    ask,
    info: (examId: number) => ask(examInfo, { examId }),
    start: (examId: number, more: object = {}) => ask(attemptStart, { examId, ...more }),
    save: (attemptId: unknown, seq: number, answers: readonly Answer[], more: object = {}) =>
      ask(attemptSave, { attemptId, seq, answers, flagged: [], ...more }),
    leave: (attemptId: unknown, count: number, more: object = {}) =>
      ask(attemptSwitch, { attemptId, count, awaySeconds: 5, ...more }),
    submit: (attemptId: unknown, seq: number, answers: readonly Answer[], more: object = {}) =>
      ask(attemptSubmit, {
        attemptId,
        seq,
        answers,
        flagged: [],
        reason: 1,
        idemKey: crypto.randomUUID(),
        ...more,
      }),
    result: (attemptId: unknown) => ask(attemptResult, { attemptId }),
  };
}

/** Changes an exam of the demo data for a test. */
export async function changeExam(
  app: TestServer,
  examId: number,
  {
    rules,
    ...change
  }: Partial<Omit<typeof exam.$inferInsert, 'rules'>> & { rules?: Partial<StoredExamRules> },
): Promise<void> {
  await asSystem(app.database.db, async (tx) => {
    const [row] = await tx.select().from(exam).where(eq(exam.examId, examId));
    if (row === undefined) throw new Error(`There is no exam ${examId}.`);
    await tx
      .update(exam)
      .set({ ...change, rules: { ...row.rules, ...rules } })
      .where(eq(exam.examId, examId));
  });
}

/** Right answers to all questions of an exam but the short answers, which get a text. */
export async function rightAnswers(app: TestServer, examId: number): Promise<Answer[]> {
  const rows = await asSystem(app.database.db, (tx) =>
    tx.select().from(examQuestion).where(eq(examQuestion.examId, examId)),
  );
  return rows.map((row) => ({
    questionId: row.questionId,
    values:
      row.ask.kind === QuestionKind.FillIn
        ? row.ask.accepted.map(([first = '']) => first)
        : row.ask.kind === QuestionKind.ShortAnswer
          ? ['I apologise.']
          : correctOf(row, { text: ({ zh }) => zh }),
  }));
}
