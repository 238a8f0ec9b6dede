import {
  AttemptState,
  ErrorCode,
  ExamKind,
  ExamUserState,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
} from '@stoa/domain';
import { SubmitReason } from '@stoa/domain';
import type { ResultReason } from '@stoa/api/contract/exam';
import type { StoredExamRules } from '../../../db/schema/exam.ts';

const minuteMs = 60_000;

/** The properties of an exam that the rules use. */
export interface ExamFacts {
  readonly examKind: ExamKind;
  readonly openTime: number | null;
  readonly closeTime: number | null;
  readonly durationMinutes: number;
  readonly maxAttempts: number;
  readonly rules: Pick<
    StoredExamRules,
    | 'lateEntryMinutes'
    | 'retakeIntervalMinutes'
    | 'retakeOnlyIfFailed'
    | 'resultPolicy'
    | 'resultWhen'
    | 'scoreRule'
  >;
}

/** The properties of an attempt that the rules use. */
export interface AttemptFacts {
  readonly attemptId: number;
  readonly no: number;
  readonly state: AttemptState;
  readonly submitTime: number | null;
  readonly score: number | null;
  readonly passed: boolean | null;
}

const isOver = ({ state }: AttemptFacts): boolean =>
  state === AttemptState.Marking || state === AttemptState.Graded;

export const isPractice = ({ examKind }: Pick<ExamFacts, 'examKind'>): boolean =>
  examKind === ExamKind.ClassPractice;

/**
 * The deadline of an attempt, and why it is handed in then. An untimed exam has only the end of its opening
 * time, or no deadline at all.
 */
export function deadlineOf(
  { durationMinutes, closeTime }: Pick<ExamFacts, 'durationMinutes' | 'closeTime'>,
  startTime: number,
): { readonly deadlineTime: number | null; readonly deadlineReason: SubmitReason } {
  const own = durationMinutes === 0 ? Number.POSITIVE_INFINITY : startTime + durationMinutes * minuteMs;
  const close = closeTime ?? Number.POSITIVE_INFINITY;
  const bell = Math.min(own, close);
  return {
    deadlineTime: Number.isFinite(bell) ? bell : null,
    deadlineReason: close < own ? SubmitReason.Closed : SubmitReason.TimeOut,
  };
}

/** The number of attempts that count towards the allowed number; void ones do not count. */
export const usedAttempts = (attempts: readonly AttemptFacts[]): number =>
  attempts.filter(({ state }) => state !== AttemptState.Void).length;

/** Why an exam cannot be started now. */
export interface Block {
  readonly code: ErrorCode;
  /** The minutes that its message mentions. */
  readonly minutes?: number;
  /** When the exam can be started, if that is known. */
  readonly nextStartTime?: number;
}

/**
 * Why no new attempt can be started; undefined when one can. An attempt in progress is resumed, not started.
 */
export function blockOf(exam: ExamFacts, attempts: readonly AttemptFacts[], now: number): Block | undefined {
  const { openTime, closeTime, maxAttempts, rules } = exam;
  if (openTime !== null && now < openTime) return { code: ErrorCode.ExamNotOpen, nextStartTime: openTime };
  if (closeTime !== null && now >= closeTime) return { code: ErrorCode.ExamClosed };
  if (maxAttempts > 0 && usedAttempts(attempts) >= maxAttempts) return { code: ErrorCode.ExamNoAttempt };
  const lateMs = rules.lateEntryMinutes * minuteMs;
  if (lateMs > 0 && openTime !== null && now > openTime + lateMs) {
    return { code: ErrorCode.ExamLate, minutes: rules.lateEntryMinutes };
  }
  const over = attempts.filter(isOver);
  if (rules.retakeOnlyIfFailed && over.some(({ passed }) => passed !== false)) {
    return { code: ErrorCode.ExamNoAttempt };
  }
  const last = Math.max(0, ...over.map(({ submitTime }) => submitTime ?? 0));
  const free = last + rules.retakeIntervalMinutes * minuteMs;
  return last > 0 && now < free
    ? { code: ErrorCode.ExamWait, minutes: Math.ceil((free - now) / minuteMs), nextStartTime: free }
    : undefined;
}

/**
 * The attempt that counts. If the best one counts, an attempt that is still to be marked counts only if there
 * is no other.
 */
export function countedOf<Attempt extends AttemptFacts>(
  attempts: readonly Attempt[],
  rule: ScoreRule,
): Attempt | undefined {
  const over = attempts.filter(isOver).toSorted((one, other) => one.no - other.no);
  switch (rule) {
    case ScoreRule.First:
      return over[0];
    case ScoreRule.Latest:
      return over.at(-1);
    case ScoreRule.Highest:
      return (
        over
          .filter(({ score }) => score !== null)
          .reduce<Attempt | undefined>(
            (best, one) => (best === undefined || (one.score ?? 0) > (best.score ?? 0) ? one : best),
            undefined,
          ) ?? over.at(-1)
      );
    default:
      return rule satisfies never;
  }
}

/**
 * Why the result of an attempt may not be seen yet; undefined when it may. The result of a practice may
 * always be seen.
 */
export function hiddenBecause(
  exam: Pick<ExamFacts, 'examKind' | 'closeTime' | 'rules'>,
  { state }: Pick<AttemptFacts, 'state'>,
  now: number,
): { readonly reason: ResultReason; readonly visibleTime?: number } | undefined {
  if (isPractice(exam)) return undefined;
  const { rules, closeTime } = exam;
  if (rules.resultPolicy === ResultPolicy.Hidden) return { reason: 'HIDDEN' };
  if (rules.resultWhen === ResultWhen.AfterClose && closeTime !== null && now < closeTime) {
    return { reason: 'AFTER_CLOSE', visibleTime: closeTime };
  }
  return rules.resultWhen !== ResultWhen.AtOnce && state === AttemptState.Marking
    ? { reason: 'MARKING' }
    : undefined;
}

/** How much of a visible result is shown; of a practice everything. */
export const policyOf = (exam: Pick<ExamFacts, 'examKind' | 'rules'>): ResultPolicy =>
  isPractice(exam) ? ResultPolicy.ScoreAndAnswers : exam.rules.resultPolicy;

/**
 * The state of a learner in an exam. A withheld result looks as if it were still being marked, because the
 * state would reveal it otherwise.
 */
export function userStateOf(exam: ExamFacts, attempts: readonly AttemptFacts[], now: number): ExamUserState {
  if (attempts.some(({ state }) => state === AttemptState.InProgress)) return ExamUserState.InProgress;
  const counted = countedOf(attempts, exam.rules.scoreRule);
  if (counted !== undefined) {
    if (counted.state === AttemptState.Marking || hiddenBecause(exam, counted, now) !== undefined) {
      return ExamUserState.Marking;
    }
    return counted.passed === true ? ExamUserState.Passed : ExamUserState.Failed;
  }
  if (exam.openTime !== null && now < exam.openTime) return ExamUserState.NotOpen;
  if (exam.closeTime !== null && now >= exam.closeTime) return ExamUserState.Missed;
  return ExamUserState.Available;
}
