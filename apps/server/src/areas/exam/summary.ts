import type { Attempt, AttemptBrief, ExamInfo, ExamRules, ExamSummary } from '@stoa/api/contract/exam';
import { AttemptState } from '@stoa/domain';
import type { ErrorCode } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { certificateTemplate } from '../../db/schema/index.ts';
import { messageOf } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { AttemptRow, AttemptStanding, ExamRow } from './queries.ts';
import { blockOf, countedOf, hiddenBecause, usedAttempts, userStateOf } from './rules/attempts.ts';
import type { Block } from './rules/attempts.ts';

type Words = Pick<SessionContext, 'text' | 'media' | 'now' | 'locale'>;

/** An exam as lists show it, with the learner's state that follows from these attempts. */
export function examSummaryOf(row: ExamRow, attempts: readonly AttemptStanding[], words: Words): ExamSummary {
  const { text, media, now } = words;
  const counted = countedOf(attempts, row.rules.scoreRule);
  const shown = counted !== undefined && hiddenBecause(row, counted, now) === undefined ? counted : undefined;
  return {
    examId: row.examId,
    examKind: row.examKind,
    title: text(row.title),
    ...(row.coverUrl === '' ? {} : { coverUrl: media(row.coverUrl) }),
    openTime: row.openTime ?? undefined,
    closeTime: row.closeTime ?? undefined,
    durationMinutes: row.durationMinutes,
    questionCount: row.questionCount,
    totalScore: row.totalScore,
    passScore: row.passScore,
    maxAttempts: row.maxAttempts,
    usedAttempts: usedAttempts(attempts),
    bestScore: shown?.score ?? undefined,
    userState: userStateOf(row, attempts, now),
    assignKind: row.assignKind,
    credit: row.credit,
    ...attemptFactsOf(row, attempts, counted, now),
  };
}

/** The attempt that a list links to, its remaining time, and whether another attempt may be started. */
function attemptFactsOf(
  row: ExamRow,
  attempts: readonly AttemptStanding[],
  counted: AttemptStanding | undefined,
  now: number,
): Pick<ExamSummary, 'attemptId' | 'secondsLeft' | 'canRetake' | 'resultReason' | 'resultTime'> {
  const open = attempts.find(({ state }) => state === AttemptState.InProgress);
  if (open === undefined) {
    const canRetake = counted !== undefined && blockOf(row, attempts, now) === undefined;
    const hidden = counted === undefined ? undefined : hiddenBecause(row, counted, now);
    return {
      attemptId: counted?.attemptId,
      canRetake,
      resultReason: hidden?.reason,
      resultTime: hidden?.visibleTime,
    };
  }
  const { attemptId, deadlineTime } = open;
  const secondsLeft = deadlineTime === null ? undefined : Math.max(0, Math.ceil((deadlineTime - now) / 1000));
  return { attemptId, secondsLeft };
}

/** Seconds that somebody has spent on an attempt. */
export const usedSecondsOf = ({ startTime, submitTime }: AttemptStanding, now: number): number =>
  Math.max(0, Math.round(((submitTime ?? now) - startTime) / 1000));

/** A short form of an attempt; it has a score only where the result may be seen. */
export function attemptBriefOf(
  row: ExamRow,
  attempt: AttemptStanding,
  counted: AttemptStanding | undefined,
  now: number,
): AttemptBrief {
  const isShown = attempt.state === AttemptState.Graded && hiddenBecause(row, attempt, now) === undefined;
  return {
    attemptId: attempt.attemptId,
    no: attempt.no,
    // A state of "graded" would reveal that there is a result, which may still be withheld.
    state: attempt.state,
    startTime: attempt.startTime,
    submitTime: attempt.submitTime ?? undefined,
    submitReason: attempt.submitReason ?? undefined,
    usedSeconds: usedSecondsOf(attempt, now),
    ...(isShown ? { score: attempt.score ?? undefined, passed: attempt.passed ?? undefined } : {}),
    switchCount: attempt.switchCount,
    counted: attempt.attemptId === counted?.attemptId,
  };
}

/** An attempt that may be in progress, with its saved answers. */
export const attemptViewOf = (row: ExamRow, attempt: AttemptRow, now: number): Attempt => ({
  ...attemptBriefOf(row, attempt, undefined, now),
  examId: row.examId,
  deadlineTime: attempt.deadlineTime ?? undefined,
  savedSeq: attempt.savedSeq,
  flagged: attempt.flagged,
  currentQuestionId: attempt.currentQuestionId ?? undefined,
  extraSeconds: attempt.extraSeconds === 0 ? undefined : attempt.extraSeconds,
});

export const rulesView = ({ rules, certificateTemplateId }: ExamRow): ExamRules => ({
  ...rules,
  certificateTemplateId: certificateTemplateId ?? undefined,
});

/** The message of a refusal to start. */
export const blockWords = (
  block: { readonly code: ErrorCode; readonly minutes?: number },
  { locale }: Pick<Words, 'locale'>,
): string => messageOf(block.code, locale, block.minutes === undefined ? {} : { n: block.minutes });

async function certificateOf({ tx, text }: Pick<SessionContext, 'tx' | 'text'>, row: ExamRow) {
  if (row.certificateTemplateId === null) return undefined;
  const [template] = await tx
    .select()
    .from(certificateTemplate)
    .where(eq(certificateTemplate.templateId, row.certificateTemplateId));
  return template && { templateId: template.templateId, name: text(template.name) };
}

/**
 * Everything that the page before an exam shows; `courseBlock` is the reason why the course of a test does
 * not allow it yet.
 */
export async function examInfoOf(
  context: Pick<SessionContext, 'tx'> & Words,
  row: ExamRow,
  attempts: readonly AttemptStanding[],
  courseBlock?: Block,
): Promise<ExamInfo> {
  const { text, now } = context;
  const counted = countedOf(attempts, row.rules.scoreRule);
  const open = attempts.find(({ state }) => state === AttemptState.InProgress);
  const block = open === undefined ? (blockOf(row, attempts, now) ?? courseBlock) : undefined;
  return {
    ...examSummaryOf(row, attempts, context),
    description: text(row.description),
    rules: rulesView(row),
    attempts: attempts.map((attempt) => attemptBriefOf(row, attempt, counted, now)),
    kinds: row.kindCounts,
    certificate: await certificateOf(context, row),
    canStart: block === undefined,
    ...(block === undefined ? {} : { blockCode: block.code, blockMsg: blockWords(block, context) }),
    inProgressAttemptId: open?.attemptId,
    nextStartTime: block?.nextStartTime,
    serverTime: now,
  };
}
