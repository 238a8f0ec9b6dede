import { randomUUID } from 'node:crypto';
import type { AttemptStart } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode } from '@stoa/domain';
import type { StudyContext } from '@stoa/domain';
import { examAttempt } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { outboxKey } from '../account/outboxKey.ts';
import { testBlockOf } from '../study/courseTest.ts';
import { checkedViews } from './check.ts';
import { asksOf, contentOf } from './content.ts';
import type { ExamContent } from './content.ts';
import { isLongOver } from './finish.ts';
import { answerView, paperView, switchesView } from './paper.ts';
import { isPassword } from './password.ts';
import { attemptsAt, examOr404, findAttempt } from './queries.ts';
import type { AttemptRow, AttemptStanding, ExamRow } from './queries.ts';
import { deadlineOf, blockOf } from './rules/attempts.ts';
import type { Block } from './rules/attempts.ts';
import { drawPaper } from './rules/draw.ts';
import { handedInIfOver } from './save.ts';
import { attemptViewOf, rulesView } from './summary.ts';

export interface StartRequest {
  readonly examId: number;
  /** The attempt to continue, where no new one may be started. */
  readonly attemptId?: number | undefined;
  readonly password?: string | undefined;
  readonly origin: StudyContext;
}

/**
 * Why the course of a test does not allow its exam yet. No query is made for an exam that belongs to no
 * course.
 */
export async function courseBlockOf(context: SessionContext, exam: ExamRow): Promise<Block | undefined> {
  const code = exam.courseId === null ? undefined : await testBlockOf(context, exam.examId);
  return code === undefined ? undefined : { code };
}

/** Refuses a start that the rules do not allow now. */
async function demandStart(
  context: SessionContext,
  exam: ExamRow,
  attempts: readonly AttemptStanding[],
  content: ExamContent,
  password: string | undefined,
): Promise<void> {
  const block = blockOf(exam, attempts, context.now) ?? (await courseBlockOf(context, exam));
  if (block !== undefined) {
    throw new BusinessError(block.code, block.minutes === undefined ? {} : { n: block.minutes });
  }
  if (exam.rules.needPassword && !isPassword(password ?? '', content.password)) {
    throw new BusinessError(ErrorCode.ExamPassword);
  }
}

/** Starts an attempt; undefined when another call of the same person has started one at the same time. */
async function begin(
  { tx, session, now }: SessionContext,
  exam: ExamRow,
  attempts: readonly AttemptStanding[],
  content: ExamContent,
  origin: StudyContext,
): Promise<AttemptRow | undefined> {
  const { userId, companyId, guest } = session;
  const [made] = await tx
    .insert(examAttempt)
    .values({
      examId: exam.examId,
      companyId,
      userId,
      guestId: guest?.guestId ?? 0,
      no: Math.max(0, ...attempts.map(({ no }) => no)) + 1,
      layout: drawPaper(content.sections, asksOf(content), exam.rules, randomUUID()),
      context: origin,
      startTime: now,
      ...deadlineOf(exam, now),
    })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** The attempt that is in progress, with its answers. */
async function openOne(
  context: SessionContext,
  attempts: readonly AttemptStanding[],
): Promise<AttemptRow | undefined> {
  const open = attempts.find(({ state }) => state === AttemptState.InProgress);
  const found = open === undefined ? undefined : await findAttempt(context, open.attemptId);
  return found?.attempt.state === AttemptState.InProgress ? found.attempt : undefined;
}

/** Everything that somebody needs to take an exam. */
function startView(
  context: SessionContext,
  exam: ExamRow,
  attempt: AttemptRow,
  content: ExamContent,
): AttemptStart {
  const { now } = context;
  const checked = checkedViews(content, attempt, exam, context);
  return {
    attempt: attemptViewOf(exam, attempt, now),
    paper: paperView(content, attempt.layout, context),
    rules: rulesView(exam),
    answers: attempt.answers.map((answer) => answerView(answer, context)),
    outboxKey: outboxKey(context),
    serverTime: now,
    switches: switchesView(attempt.switches),
    ...(checked.length === 0 ? {} : { checked }),
  };
}

/**
 * Answers `attemptStart`. Of all calls of a person at the same moment one begins the attempt and the others resume
 * it, because the database allows one open attempt.
 */
export async function startAttempt(
  context: SessionContext,
  { examId, attemptId, password, origin }: StartRequest,
): Promise<AttemptStart> {
  const { now } = context;
  const exam = await examOr404(context, examId);
  let attempts = await attemptsAt(context, [examId]);
  const content = await contentOf(context, examId);
  const open = await openOne(context, attempts);
  const isWanted = attemptId === undefined || attemptId === open?.attemptId;
  if (open !== undefined && isWanted && !isLongOver(open, now))
    return startView(context, exam, open, content);
  if (attemptId !== undefined) throw new BusinessError(ErrorCode.AttemptEnded);
  if (open !== undefined) {
    await handedInIfOver(context, { attempt: open, exam });
    attempts = await attemptsAt(context, [examId]);
  }
  await demandStart(context, exam, attempts, content, password);
  const begun = await begin(context, exam, attempts, content, origin);
  const attempt = begun ?? (await openOne(context, await attemptsAt(context, [examId])));
  if (attempt === undefined) throw new BusinessError(ErrorCode.StateConflict);
  return startView(context, exam, attempt, content);
}
