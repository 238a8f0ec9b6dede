import { AttemptState, ErrorCode, QuestionKind, ResultPolicy, ReviewKind } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { exam, examAttempt, examGuest } from '../../db/schema/index.ts';
import type { Database } from '../../db/database.ts';
import type { StoredLate } from '../../db/schema/exam.ts';
import { BusinessError } from '../../http/errors.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import type { Decision, ReviewSource } from '../../shared/reviews.ts';
import { countAsTest } from './asTest.ts';
import { readContent } from './content.ts';
import type { ExamContent } from './content.ts';
import { rewardPass } from './finish.ts';
import type { SystemWork } from './finish.ts';
import { countedAnswers, markedBy } from './marks.ts';
import { lateView, switchesView } from './paper.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { reviewedQuestions } from './result.ts';
import { scoreAnswer } from './rules/score.ts';
import { attemptBriefOf } from './summary.ts';

interface Sat {
  readonly exam: ExamRow;
  readonly attempt: AttemptRow;
  readonly content: ExamContent;
}

async function satOr404(tx: Database, attemptId: number): Promise<Sat> {
  const [found] = await tx
    .select({ attempt: examAttempt, exam })
    .from(examAttempt)
    .innerJoin(exam, eq(exam.examId, examAttempt.examId))
    .where(eq(examAttempt.attemptId, attemptId))
    .for('update', { of: examAttempt });
  if (found === undefined) throw new BusinessError(ErrorCode.NotFound);
  return { ...found, content: await readContent(tx, found.exam.examId) };
}

/** The late answers with the marker's decision on each: those that are not accepted are rejected. */
const judgedLate = ({ attempt }: Pick<Sat, 'attempt'>, { lateTaken }: Pick<Decision, 'lateTaken'>) =>
  attempt.late.map((answer) => ({ ...answer, taken: lateTaken.includes(answer.questionId) }));

/** The short answers that need the marker's points, given which late answers the marker accepts. */
function toJudge({ exam: row, attempt, content }: Sat, decision: Pick<Decision, 'lateTaken'>): number[] {
  const answers = countedAnswers(attempt.answers, judgedLate({ attempt }, decision));
  return [...answers.values()].flatMap(({ questionId, values, files = [] }) => {
    const question = content.questions.get(questionId);
    if (question === undefined || question.ask.kind !== QuestionKind.ShortAnswer) return [];
    const { got } = scoreAnswer(question, values, row.rules.multiScoreRule, files.length > 0);
    return got === undefined ? [questionId] : [];
  });
}

/** The marker's points by question; refused when points are missing or exceed the maximum of the question. */
function judgedOf(sat: Sat, decision: Decision) {
  const given = new Map(decision.scores.map((one) => [one.id, one]));
  return new Map(
    toJudge(sat, decision).map((questionId) => {
      const one = given.get(questionId);
      const most = sat.content.questions.get(questionId)?.score ?? 0;
      if (one === undefined || one.score > most) {
        throw new BusinessError(ErrorCode.ParamInvalid, { field: 'scores' });
      }
      return [questionId, { got: one.score, ...(one.comment === undefined ? {} : { comment: one.comment }) }];
    }),
  );
}

async function mark(work: SystemWork, sat: Sat, version: number, decision: Decision): Promise<void> {
  const { exam: row, attempt, content } = sat;
  const judged = judgedOf(sat, decision);
  const late = judgedLate(sat, decision);
  const [marked] = await work.tx
    .update(examAttempt)
    .set({ late, ...markedBy(row, content, { ...attempt, late }, judged), gradedTime: work.now })
    .where(eq(examAttempt.attemptId, attempt.attemptId))
    .returning();
  if (marked === undefined) return;
  await rewardPass(work, row, marked);
  await countAsTest(work, row, marked, { byLearner: false });
  if (marked.userId === 0 || row.rules.resultPolicy === ResultPolicy.Hidden) return;
  const notice = notices.examMarked({ ...marked, version, title: row.title });
  const { userId, companyId } = marked;
  await notify(work, [{ userId, companyId, notice }]);
}

/** The points of a late answer that can be marked automatically. */
function lateScore(
  { exam: row, content }: Pick<Sat, 'exam' | 'content'>,
  { questionId, values, files = [] }: StoredLate,
): number | undefined {
  const question = content.questions.get(questionId);
  return question && scoreAnswer(question, values, row.rules.multiScoreRule, files.length > 0).got;
}

/** The name of a guest; the phone number is not for markers. */
async function guestNameOf(tx: Database, guestId: number): Promise<string | undefined> {
  const [guest] = await tx
    .select({ name: examGuest.name })
    .from(examGuest)
    .where(eq(examGuest.guestId, guestId));
  return guest?.name;
}

/** Exams are marked one short answer at a time; the only decision is to publish the result. */
export const examReviews: ReviewSource = {
  kinds: [ReviewKind.ExamMarking],
  workOf: async (context, task) => {
    const { tx, now } = context;
    const { exam: row, attempt, content } = await satOr404(tx, task.refId);
    // The answers that were handed in, next to which the late answers are shown, including those that an
    // earlier marker accepted.
    const handedIn = { ...attempt, late: [] };
    const judged = new Map(attempt.marks.map((given) => [given.questionId, given]));
    const { marks, objectiveScore } = markedBy(row, content, handedIn, judged);
    const reviewed = reviewedQuestions(content, { ...handedIn, marks }, context);
    const late = new Set(attempt.late.map(({ questionId }) => questionId));
    return {
      submission: {
        answers: reviewed.filter(
          ({ kind, questionId }) => kind === QuestionKind.ShortAnswer || late.has(questionId),
        ),
      },
      fullScore: row.totalScore,
      passScore: row.passScore,
      marking: {
        attempt: {
          ...attemptBriefOf(row, attempt, undefined, now),
          score: attempt.score ?? undefined,
          passed: attempt.passed ?? undefined,
        },
        switches: switchesView(attempt.switches),
        late: attempt.late.map((answer) => ({
          ...lateView(answer, context),
          gotScore: lateScore({ exam: row, content }, answer),
        })),
        objectiveScore,
        guestName: attempt.guestId === 0 ? undefined : await guestNameOf(tx, attempt.guestId),
      },
      options: ['PASS'],
    };
  },
  decide: async ({ tx, now }, task, decision) => {
    const sat = await satOr404(tx, task.refId);
    if (decision.result !== 'PASS') throw new BusinessError(ErrorCode.ParamInvalid, { field: 'result' });
    if (sat.attempt.state === AttemptState.InProgress || sat.attempt.state === AttemptState.Void) {
      throw new BusinessError(ErrorCode.StateConflict);
    }
    await mark({ tx, now }, sat, task.version, decision);
  },
};
