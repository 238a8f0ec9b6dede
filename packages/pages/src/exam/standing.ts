import type { ExamInfo, ExamSummary, ResultReason } from '@stoa/api/contract/exam';
import { ExamUserState } from '@stoa/domain';
import type { ExamStanding, ResultWait } from '@stoa/ui/ExamCard';

const waits: Readonly<Record<ResultReason, ResultWait>> = {
  MARKING: 'marking',
  AFTER_CLOSE: 'afterClose',
  HIDDEN: 'never',
};

const minuteMs = 60_000;

/**
 * Seconds until the deadline of the attempt in progress: those that the server sent, minus the time since
 * then; or what the page before the exam knows.
 */
function secondsLeft(exam: ExamSummary | ExamInfo, now: number, secondsSince: number): number | undefined {
  if (exam.secondsLeft !== undefined) return Math.max(0, exam.secondsLeft - secondsSince);
  if (exam.durationMinutes === 0 || !('attempts' in exam)) return undefined;
  const open = exam.attempts.find(({ attemptId }) => attemptId === exam.inProgressAttemptId);
  if (open === undefined) return undefined;
  const bell = Math.min(open.startTime + exam.durationMinutes * minuteMs, exam.closeTime ?? Infinity);
  return Math.max(0, Math.floor((bell - now) / 1000));
}

/** The learner's state in an exam, as its card shows it. `secondsSince` is the age of the server's answer. */
export function standingOf(exam: ExamSummary | ExamInfo, now: number, secondsSince = 0): ExamStanding {
  const { userState: state, bestScore } = exam;
  const best = bestScore === undefined ? {} : { bestScore };
  switch (state) {
    case ExamUserState.NotOpen:
      return { state, openTime: exam.openTime ?? now };
    case ExamUserState.InProgress: {
      const left = secondsLeft(exam, now, secondsSince);
      return left === undefined ? { state } : { state, secondsLeft: left };
    }
    case ExamUserState.Available:
    case ExamUserState.Passed:
    case ExamUserState.Failed:
      return { state, ...best };
    case ExamUserState.Marking: {
      const { resultReason, resultTime } = exam;
      return {
        state,
        ...(resultReason && { reason: waits[resultReason] }),
        ...(resultTime !== undefined && { resultTime }),
      };
    }
    case ExamUserState.Missed:
      return { state };
    default:
      return state satisfies never;
  }
}
