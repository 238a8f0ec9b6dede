import type { ExamInfo, ExamSummary } from '@stoa/api/contract/exam';
import { ExamUserState } from '@stoa/domain';
import type { ExamStanding } from '@stoa/ui/ExamCard';

const minuteMs = 60_000;

/** Seconds until the bell of the attempt that goes on, as far as the page before the exam knows them. */
function secondsLeft(exam: ExamSummary | ExamInfo, now: number): number | undefined {
  if (exam.durationMinutes === 0 || !('attempts' in exam)) return undefined;
  const open = exam.attempts.find(({ attemptId }) => attemptId === exam.inProgressAttemptId);
  if (open === undefined) return undefined;
  const bell = Math.min(open.startTime + exam.durationMinutes * minuteMs, exam.closeTime ?? Infinity);
  return Math.max(0, Math.floor((bell - now) / 1000));
}

/** Where the learner stands with an exam, as its card shows it. */
export function standingOf(exam: ExamSummary | ExamInfo, now: number): ExamStanding {
  const { userState: state, bestScore } = exam;
  const best = bestScore === undefined ? {} : { bestScore };
  switch (state) {
    case ExamUserState.NotOpen:
      return { state, openTime: exam.openTime ?? now };
    case ExamUserState.InProgress: {
      const left = secondsLeft(exam, now);
      return left === undefined ? { state } : { state, secondsLeft: left };
    }
    case ExamUserState.Available:
    case ExamUserState.Passed:
    case ExamUserState.Failed:
      return { state, ...best };
    case ExamUserState.Marking:
    case ExamUserState.Missed:
      return { state };
    default:
      return state satisfies never;
  }
}
