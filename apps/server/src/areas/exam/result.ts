import type { AttemptResult, MarkedQuestion, ReviewedQuestion } from '@stoa/api/contract/exam';
import { AttemptState, AwardKind, ErrorCode, ResultPolicy, TargetKind, Verdict } from '@stoa/domain';
import type { Award } from '@stoa/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { certificate, creditEntry, examAttempt } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import type { Wording } from '../company/briefs.ts';
import { contentOf } from './content.ts';
import type { ExamContent } from './content.ts';
import { sourcesOf } from './list.ts';
import { countedAnswers } from './marks.ts';
import { correctOf, filesView, lateView, questionView, switchesView } from './paper.ts';
import { attemptsAt, findAttempt } from './queries.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { blockOf, countedOf, hiddenBecause, isPractice, policyOf } from './rules/attempts.ts';
import { rounded, verdictFor } from './rules/score.ts';
import { handedInIfOver } from './save.ts';
import { attemptBriefOf, examSummaryOf } from './summary.ts';

/** Each question of the paper with its answer and its mark, in the order of the paper. */
export function markedQuestions(
  { questions }: Pick<ExamContent, 'questions'>,
  attempt: AttemptRow,
  words: Wording,
): MarkedQuestion[] {
  const answers = countedAnswers(attempt.answers, attempt.late);
  const marks = new Map(attempt.marks.map((mark) => [mark.questionId, mark]));
  return attempt.layout.flatMap((section) =>
    section.questions.flatMap(({ questionId, keys }) => {
      const question = questions.get(questionId);
      if (question === undefined) return [];
      const answer = answers.get(questionId);
      const mark = marks.get(questionId);
      return [
        {
          ...questionView(question, keys, words),
          my: answer?.values ?? [],
          ...filesView(answer?.files, words),
          gotScore: mark?.got,
          verdict: verdictFor(mark?.got, mark?.of ?? question.score),
        },
      ];
    }),
  );
}

/** Like `markedQuestions`, and with the right answers. */
export function reviewedQuestions(
  content: Pick<ExamContent, 'questions'>,
  attempt: AttemptRow,
  words: Wording,
): ReviewedQuestion[] {
  const comments = new Map(attempt.marks.map(({ questionId, comment }) => [questionId, comment]));
  return markedQuestions(content, attempt, words).flatMap((marked) => {
    const question = content.questions.get(marked.questionId);
    return question === undefined
      ? []
      : [
          {
            ...marked,
            correct: correctOf(question, words),
            analysisHtml: words.text(question.analysis),
            markerComment: comments.get(marked.questionId),
          },
        ];
  });
}

function sectionsOf({ sections }: Pick<ExamContent, 'sections'>, attempt: AttemptRow, words: Wording) {
  const marks = new Map(attempt.marks.map((mark) => [mark.questionId, mark]));
  return attempt.layout.map(({ sectionId, questions }) => {
    const title = sections.find((section) => section.sectionId === sectionId)?.title;
    const own = questions.flatMap(({ questionId }) => marks.get(questionId) ?? []);
    return {
      title: title === undefined ? '' : words.text(title),
      got: rounded(own.reduce((sum, { got = 0 }) => sum + got, 0)),
      total: rounded(own.reduce((sum, mark) => sum + mark.of, 0)),
      right: own.filter((mark) => verdictFor(mark.got, mark.of) === Verdict.Right).length,
      count: own.length,
    };
  });
}

/** The rank among all people of the company who have taken the exam, by the best attempt of each. */
async function rankOf(
  context: SessionContext,
  exam: ExamRow,
  attempt: AttemptRow,
): Promise<{ place: number; total: number } | undefined> {
  const { tx, session } = context;
  if (attempt.score === null || isPractice(exam) || session.guest !== undefined) return undefined;
  const best = tx
    .select({ userId: examAttempt.userId, score: sql<number>`max(${examAttempt.score})`.as('score') })
    .from(examAttempt)
    .where(
      and(
        eq(examAttempt.examId, exam.examId),
        eq(examAttempt.companyId, session.companyId),
        eq(examAttempt.guestId, 0),
        eq(examAttempt.state, AttemptState.Graded),
      ),
    )
    .groupBy(examAttempt.userId)
    .as('best');
  const [found] = await asSystemWithin(context, () =>
    tx
      .select({
        better:
          sql`count(*) filter (where ${gt(best.score, attempt.score)} and ${best.userId} <> ${session.userId})`.mapWith(
            Number,
          ),
        total: sql`count(*)`.mapWith(Number),
      })
      .from(best),
  );
  return found === undefined ? undefined : { place: found.better + 1, total: found.total };
}

/** What the learner has earned with the exam so far. */
async function awardsOf(
  { tx, session, text }: SessionContext,
  exam: ExamRow,
  attempt: AttemptRow,
): Promise<Award[]> {
  if (attempt.passed !== true || session.guest !== undefined || isPractice(exam)) return [];
  const { userId, companyId } = session;
  const entries = await tx
    .select()
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.userId, userId),
        eq(creditEntry.companyId, companyId),
        eq(creditEntry.sourceKind, TargetKind.Exam),
        eq(creditEntry.sourceId, exam.examId),
        eq(creditEntry.valid, true),
      ),
    );
  const earned =
    exam.certificateTemplateId === null
      ? []
      : await tx
          .select()
          .from(certificate)
          .where(
            and(
              eq(certificate.userId, userId),
              eq(certificate.companyId, companyId),
              eq(certificate.sourceKind, TargetKind.Exam),
              eq(certificate.sourceId, exam.examId),
              eq(certificate.replaced, false),
              isNull(certificate.revokedTime),
            ),
          );
  const title = text(exam.title);
  return [
    ...entries.map(({ credit }) => ({
      kind: AwardKind.Credit,
      title,
      value: credit,
      target: { kind: TargetKind.Exam, id: exam.examId },
    })),
    ...earned.map(({ certificateId }) => ({
      kind: AwardKind.Certificate,
      title,
      target: { kind: TargetKind.Certificate, id: certificateId },
    })),
  ];
}

/** The result of an attempt that is over, as far as the exam's policy shows it now. */
export async function resultOf(
  context: SessionContext,
  exam: ExamRow,
  attempt: AttemptRow,
): Promise<AttemptResult> {
  const { now } = context;
  const attempts = await attemptsAt(context, [exam.examId]);
  const counted = countedOf(attempts, exam.rules.scoreRule);
  const block = blockOf(exam, attempts, now);
  const source = (await sourcesOf(context, [exam])).get(exam.courseId ?? 0);
  const every = {
    attempt: attemptBriefOf(exam, attempt, counted, now),
    exam: { ...examSummaryOf(exam, attempts, context), ...(source === undefined ? {} : { source }) },
    canRetake: block === undefined,
    nextStartTime: block?.nextStartTime,
    savedSeq: attempt.savedSeq,
    switches: switchesView(attempt.switches),
    late: attempt.late.map((answer) => lateView(answer, context)),
    flagged: attempt.flagged,
  };
  const policy = policyOf(exam);
  const hidden = hiddenBecause(exam, attempt, now);
  if (hidden !== undefined || policy === ResultPolicy.Hidden) {
    const { reason = 'HIDDEN', visibleTime } = hidden ?? {};
    return { ...every, awards: [], visible: false, policy, visibleReason: reason, visibleTime };
  }
  const scores = {
    ...every,
    visible: true as const,
    awards: await awardsOf(context, exam, attempt),
    objectiveScore: attempt.objectiveScore ?? undefined,
    subjectiveScore: attempt.subjectiveScore ?? undefined,
    score: attempt.score ?? undefined,
    passed: attempt.passed ?? undefined,
    rank: await rankOf(context, exam, attempt),
  };
  if (policy === ResultPolicy.Score) return { ...scores, policy };
  const content = await contentOf(context, exam.examId);
  const sections = sectionsOf(content, attempt, context);
  return policy === ResultPolicy.ScoreAndMarks
    ? { ...scores, policy, sections, questions: markedQuestions(content, attempt, context) }
    : { ...scores, policy, sections, questions: reviewedQuestions(content, attempt, context) };
}

/** Answers `attemptResult`; an attempt in progress has no result yet (1008). */
export const showResult: Run<'attemptResult'> = async (context, { attemptId }) => {
  const found = await findAttempt(context, attemptId);
  if (found === undefined) throw new BusinessError(ErrorCode.NotFound);
  const attempt = await handedInIfOver(context, found);
  if (attempt.state === AttemptState.InProgress) throw new BusinessError(ErrorCode.StateConflict);
  return resultOf(context, found.exam, attempt);
};
