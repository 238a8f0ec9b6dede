import type { AttemptBrief, AttemptResult, AttemptStart } from '@stoa/api/contract/exam';
import {
  AssignKind,
  ExamKind,
  ExamUserState,
  MultiScoreRule,
  PaperMode,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
} from '@stoa/domain';
import { AttemptState, type SubmitReason } from '@stoa/domain';
import type { Answer } from '@stoa/api/contract/exam';

export const examId = 1;
export const questionIds = [101, 102, 103] as const;
export const switchLimit = 3;

/** The server's record of an attempt. */
export interface ServerAttempt {
  readonly attemptId: number;
  readonly startTime: number;
  deadline: number;
  state: AttemptState;
  reason: SubmitReason | undefined;
  seq: number;
  writer: string | undefined;
  answers: readonly Answer[];
  flagged: readonly number[];
  switchCount: number;
}

const briefOf = (attempt: ServerAttempt): AttemptBrief => ({
  attemptId: attempt.attemptId,
  no: 1,
  state: attempt.state,
  startTime: attempt.startTime,
  ...(attempt.reason !== undefined && { submitReason: attempt.reason }),
  usedSeconds: 0,
  switchCount: attempt.switchCount,
  counted: false,
});

/** An attempt that has just begun. */
export const newAttempt = (attemptId: number, startTime: number, durationMs: number): ServerAttempt => ({
  attemptId,
  startTime,
  deadline: startTime + durationMs,
  state: AttemptState.InProgress,
  reason: undefined,
  seq: 0,
  writer: undefined,
  answers: [],
  flagged: [],
  switchCount: 0,
});

export const startOf = (attempt: ServerAttempt, serverTime: number): AttemptStart => ({
  attempt: {
    ...briefOf(attempt),
    examId,
    deadlineTime: attempt.deadline,
    savedSeq: attempt.seq,
    flagged: [...attempt.flagged],
  },
  paper: { sections: [] },
  rules: {
    paperMode: PaperMode.AllOnOnePage,
    allowBack: true,
    shuffleQuestions: false,
    shuffleOptions: false,
    minSubmitMinutes: 0,
    lateEntryMinutes: 0,
    switchLimit,
    switchGraceSeconds: 3,
    forceFullscreen: false,
    forbidCopy: false,
    needPassword: false,
    resultPolicy: ResultPolicy.Hidden,
    resultWhen: ResultWhen.AtOnce,
    scoreRule: ScoreRule.Highest,
    multiScoreRule: MultiScoreRule.AllOrNothing,
    retakeIntervalMinutes: 0,
    retakeOnlyIfFailed: false,
  },
  answers: [...attempt.answers],
  outboxKey: 'key of the person',
  serverTime,
});

export const resultOf = (attempt: ServerAttempt): AttemptResult => ({
  attempt: briefOf(attempt),
  exam: {
    examId,
    examKind: ExamKind.Exam,
    title: '安全生产考试',
    durationMinutes: 30,
    questionCount: questionIds.length,
    totalScore: 100,
    passScore: 60,
    maxAttempts: 0,
    usedAttempts: 1,
    userState: ExamUserState.Marking,
    assignKind: AssignKind.Compulsory,
    credit: 0,
  },
  canRetake: false,
  awards: [],
  visible: false,
  policy: ResultPolicy.Hidden,
  visibleReason: 'MARKING',
});
