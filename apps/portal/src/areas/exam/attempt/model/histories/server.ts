import type { Answer as Given, AttemptSaved } from '@stoa/api/contract/exam';
import { AttemptState, bellGraceMs, ErrorCode, judgeSave, SubmitReason } from '@stoa/domain';
import { toWire } from '../answers.ts';
import type { Answer, AttemptEffect, SentSheet } from '../events.ts';
import type { Failure } from '../state.ts';
import { newAttempt, resultOf, startOf, switchLimit, type ServerAttempt } from './paper.ts';

/** An effect that is a request to the server. */
export type Question = Extract<
  AttemptEffect,
  { readonly do: 'check' | 'start' | 'save' | 'report' | 'submit' | 'askResult' | 'sendLate' }
>;

const isOpen = ({ state }: ServerAttempt): boolean => state === AttemptState.InProgress;
const textsOf = (answers: readonly Given[]): string[] => answers.flatMap(({ values }) => values);

/** The simulated server: one exam of one learner, by the rules of the contract. */
export function createServer(minutes: number, now: () => number) {
  const attempts: ServerAttempt[] = [];
  /** Every text that the server has ever stored. */
  const ever = new Set<string>();
  const late = new Map<string, number>();
  const entries = new Set<string>();
  const keys = new Set<string>();
  let ends = 0;

  const end = (attempt: ServerAttempt, reason: SubmitReason): void => {
    attempt.state = AttemptState.Marking;
    attempt.reason = reason;
    ends += 1;
  };
  /** Hands in attempts whose time is up, as the periodic job of the real server does. */
  const sweep = (): void => {
    for (const attempt of attempts) {
      const isOver = now() > attempt.deadline + bellGraceMs;
      if (isOver && attempt.state === AttemptState.InProgress) end(attempt, SubmitReason.TimeOut);
    }
  };
  const store = (attempt: ServerAttempt, set: SentSheet): 'STORE' | 'REPEATED' | 'OVERTAKEN' => {
    const judged = judgeSave(attempt, set);
    if (judged === 'STORE') {
      attempt.seq = set.seq;
      attempt.writer = set.writer;
      attempt.answers = toWire(set.sheet.answers);
      attempt.flagged = [...set.sheet.flagged];
      for (const text of textsOf(attempt.answers)) ever.add(text);
    }
    return judged;
  };
  const standing = (attempt: ServerAttempt) => ({
    state: attempt.state,
    submitReason: attempt.reason,
    deadlineTime: attempt.deadline,
    serverTime: now(),
  });
  function save(attempt: ServerAttempt, set: SentSheet): AttemptSaved {
    if (!isOpen(attempt)) return { ...standing(attempt), savedSeq: attempt.seq, refused: 'ENDED' };
    if (store(attempt, set) !== 'OVERTAKEN') return { ...standing(attempt), savedSeq: attempt.seq };
    return {
      ...standing(attempt),
      savedSeq: attempt.seq,
      refused: 'OVERTAKEN',
      answers: [...attempt.answers],
      flagged: [...attempt.flagged],
    };
  }

  /**
   * Handles a request and returns the answer; `sentAt` is by the monotonic clock of the requesting device.
   */
  function answer(question: Question, sentAt: number): Answer {
    sweep();
    const { turn } = question;
    const refuse = (code: number): Answer => {
      const failure: Failure = { kind: 'refused', code, msg: 'refused' };
      return { type: 'failed', turn, failure };
    };
    if (question.do === 'start') {
      let attempt = attempts.at(-1);
      const wanted = question.request.attemptId;
      if (attempt !== undefined && !isOpen(attempt)) {
        return refuse(wanted === undefined ? ErrorCode.ExamNoAttempt : ErrorCode.AttemptEnded);
      }
      if (attempt === undefined) {
        attempt = newAttempt(11 + attempts.length, now(), minutes * 60_000);
        attempts.push(attempt);
      }
      return { type: 'started', turn, sentAt, start: startOf(attempt, now()) };
    }
    const attemptId = 'set' in question ? question.set.attemptId : question.attemptId;
    const attempt = attempts.find((one) => one.attemptId === attemptId);
    if (attempt === undefined) return refuse(ErrorCode.NotFound);
    switch (question.do) {
      case 'check':
        return {
          type: 'checked',
          turn,
          sentAt,
          standing: { ...standing(attempt), outboxKey: 'key of the person' },
        };
      case 'save':
        return { type: 'saved', turn, sentAt, saved: save(attempt, question.set) };
      case 'report': {
        for (const { entryKey } of question.entries) entries.add(entryKey);
        attempt.switchCount = Math.max(attempt.switchCount, question.count);
        const forced = isOpen(attempt) && attempt.switchCount > switchLimit;
        if (forced) end(attempt, SubmitReason.SwitchLimit);
        const { state, switchCount } = attempt;
        return { type: 'switched', turn, switched: { switchCount, limit: switchLimit, forced, state } };
      }
      case 'submit':
        if (isOpen(attempt)) {
          store(attempt, question.set);
          keys.add(question.idemKey);
          end(attempt, question.reason);
        }
        return { type: 'submitted', turn, result: resultOf(attempt) };
      case 'askResult':
        return isOpen(attempt)
          ? refuse(ErrorCode.StateConflict)
          : { type: 'resultCame', turn, result: resultOf(attempt) };
      case 'sendLate': {
        if (isOpen(attempt)) return refuse(ErrorCode.StateConflict);
        for (const { values, typedTime } of question.answers) {
          for (const text of values) late.set(text, typedTime);
        }
        return { type: 'lateKept', turn, kept: { late: [] } };
      }
      default:
        return question satisfies never;
    }
  }

  return {
    answer,
    sweep,
    ever,
    late,
    entries,
    ends: (): number => ends,
    attempts: (): readonly ServerAttempt[] => attempts,
    /** Gives minutes to the attempt in progress; 0 ends it now. */
    moveBell(more: number): void {
      const attempt = attempts.at(-1);
      if (attempt && isOpen(attempt))
        attempt.deadline = more === 0 ? now() : attempt.deadline + more * 60_000;
    },
    /** Whether the server has a text in the end, in the paper or as a late answer. */
    holds: (text: string): boolean =>
      late.has(text) || attempts.some(({ answers }) => textsOf(answers).includes(text)),
  };
}
