import type { WrongTab } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode, ExamKind, ResultPolicy, Verdict } from '@stoa/domain';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { exam, examAttempt, wrongPractice } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import type { Run } from '../../http/register.ts';
import { checkedView } from './check.ts';
import { contentsOf } from './content.ts';
import { filesView, questionView } from './paper.ts';
import { ownAttempts } from './queries.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { refusalOf } from './rules/answers.ts';
import { hiddenBecause } from './rules/attempts.ts';

/** The largest number of attempts from which the wrong-answer book is built, the newest first. */
const mostAttempts = 300;
/** How often in a row a question must be answered correctly in practice until it leaves the book. */
const rightUntilKnown = 2;

/** A question that was answered wrongly, with the latest attempt in which it was. */
interface Wrong {
  readonly questionId: number;
  readonly exam: ExamRow;
  readonly attempt: AttemptRow;
  wrongCount: number;
  rightInRow: number;
}

const isMastered = ({ rightInRow }: Pick<Wrong, 'rightInRow'>): boolean => rightInRow >= rightUntilKnown;

/** Every question that was answered wrongly in a result whose answers the caller may see now. */
async function bookOf({ tx, session, now }: SessionContext): Promise<Wrong[]> {
  const rows = await tx
    .select({ attempt: examAttempt, exam })
    .from(examAttempt)
    .innerJoin(exam, eq(exam.examId, examAttempt.examId))
    .where(
      and(
        ownAttempts(session),
        eq(examAttempt.state, AttemptState.Graded),
        or(
          eq(exam.examKind, ExamKind.ClassPractice),
          sql`(${exam.rules}->>'resultPolicy')::integer = ${ResultPolicy.ScoreAndAnswers}`,
        ),
      ),
    )
    .orderBy(desc(examAttempt.submitTime), desc(examAttempt.attemptId))
    .limit(mostAttempts);
  const book = new Map<number, Wrong>();
  for (const row of rows) {
    if (hiddenBecause(row.exam, row.attempt, now) !== undefined) continue;
    for (const { questionId, got, of } of row.attempt.marks) {
      if (got === undefined || got >= of) continue;
      const known = book.get(questionId);
      if (known === undefined) book.set(questionId, { ...row, questionId, wrongCount: 1, rightInRow: 0 });
      else known.wrongCount += 1;
    }
  }
  return withPractice({ tx, session }, book);
}

/**
 * Applies the practice since then; a question that was answered wrongly after its practice starts from the
 * beginning.
 */
async function withPractice(
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  book: ReadonlyMap<number, Wrong>,
): Promise<Wrong[]> {
  const practised =
    book.size === 0
      ? []
      : await tx
          .select()
          .from(wrongPractice)
          .where(
            and(
              eq(wrongPractice.userId, session.userId),
              eq(wrongPractice.companyId, session.companyId),
              oneOf(wrongPractice.questionId, [...book.keys()]),
            ),
          );
  for (const { questionId, rightInRow, updatedTime } of practised) {
    const known = book.get(questionId);
    if (known !== undefined && updatedTime >= (known.attempt.submitTime ?? 0)) known.rightInRow = rightInRow;
  }
  return [...book.values()];
}

const isIn = (tab: WrongTab, wrong: Wrong): boolean =>
  tab === 'all' || (tab === 'mastered') === isMastered(wrong);

export const listWrong: Run<'wrongQuestions'> = async (context, { tab, examId, kind, ...page }) => {
  const { text } = context;
  const wanted = (await bookOf(context)).filter(
    (wrong) => isIn(tab, wrong) && (examId === undefined || wrong.exam.examId === examId),
  );
  const contents = await contentsOf(context, [...new Set(wanted.map((wrong) => wrong.exam.examId))]);
  const found = wanted.flatMap((wrong) => {
    const question = contents.get(wrong.exam.examId)?.questions.get(wrong.questionId);
    return question === undefined || (kind !== undefined && question.ask.kind !== kind)
      ? []
      : [{ wrong, question }];
  });
  const { limit, offset } = rangeOf(page);
  const list = found.slice(offset, offset + limit).map(({ wrong, question }) => {
    const { attempt, exam: row, rightInRow } = wrong;
    const placed = attempt.layout.flatMap(({ questions }) => questions);
    const keys = placed.find(({ questionId }) => questionId === question.questionId)?.keys;
    const answer = attempt.answers.find(({ questionId }) => questionId === question.questionId);
    return {
      questionId: question.questionId,
      question: questionView(question, keys, context),
      exam: { examId: row.examId, title: text(row.title) },
      attemptId: attempt.attemptId,
      my: answer?.values ?? [],
      ...filesView(answer?.files, context),
      wrongCount: wrong.wrongCount,
      lastWrongTime: attempt.submitTime ?? attempt.startTime,
      rightInRow,
      mastered: isMastered(wrong),
    };
  });
  return pageOf(list, found.length, page);
};

export const checkWrong: Run<'wrongQuestionCheck'> = async (context, { questionId, values }) => {
  const { tx, session, now } = context;
  const wrong = (await bookOf(context)).find((one) => one.questionId === questionId);
  const contents = await contentsOf(context, wrong === undefined ? [] : [wrong.exam.examId]);
  const question = contents.get(wrong?.exam.examId ?? 0)?.questions.get(questionId);
  if (wrong === undefined || question === undefined) throw new BusinessError(ErrorCode.NotFound);
  if (refusalOf(question.ask, values) !== undefined) {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'values' });
  }
  const checked = checkedView(question, values, wrong.exam, context);
  // Answers that a marker has to judge count as neither right nor wrong here.
  const rightInRow =
    checked.verdict === Verdict.Right
      ? wrong.rightInRow + 1
      : checked.verdict === Verdict.Unmarked
        ? wrong.rightInRow
        : 0;
  await tx
    .insert(wrongPractice)
    .values({
      userId: session.userId,
      companyId: session.companyId,
      questionId,
      rightInRow,
      updatedTime: now,
    })
    .onConflictDoUpdate({
      target: [wrongPractice.userId, wrongPractice.companyId, wrongPractice.questionId],
      set: { rightInRow, updatedTime: now },
    });
  return { ...checked, rightInRow, mastered: isMastered({ rightInRow }) };
};
