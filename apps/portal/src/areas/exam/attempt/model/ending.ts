import type { AttemptLateKept, AttemptResult } from '@stoa/api/contract/exam';
import { ErrorCode, SubmitReason } from '@stoa/domain';
import { backoffMs } from '@stoa/domain/kernel';
import { isEmpty, isSameAnswer } from './answers.ts';
import type { AttemptEffect, Moment, Result } from './events.ts';
import { carriedOf, isUnsaved, mayAnswer, nothing, say, withOpen, type In } from './moves.ts';
import { flush, sentSheet, waitMs } from './saving.ts';
import type { AttemptModel, AttemptRequest, Ended, Failure, Journal, LateGiven, Open } from './state.ts';

const retryIn = (ms: number): AttemptEffect => ({ do: 'setTimer', timer: 'save', ms: Math.round(ms) });

/** Begins the hand-in, once: from now on no answer can be changed. */
export function beginHandIn(model: In<Open>, reason: SubmitReason, moment: Moment): Result {
  if (!mayAnswer(model.stage)) return nothing(model);
  const handIn = { key: moment.key, reason, step: { at: 'saving' }, wasSent: false } as const;
  return proceed(withOpen(model, { handIn }), moment);
}

/** Continues a hand-in: first all answers are stored, then the paper is handed in as it is stored. */
export function proceed(model: In<Open>, moment: Moment): Result {
  const { stage } = model;
  const { handIn, sending } = stage;
  if (handIn === undefined || handIn.step.at === 'submitting') return nothing(model);
  // Another window hands the paper in; answers that only this window has are still sent.
  if (stage.hold !== undefined) return flush(model, moment);
  if (isUnsaved(stage) && !handIn.wasSent) {
    if (sending.at !== 'refused') return flush(model, moment);
    // A person who hands in can still change what the server has refused, so the hand-in is cancelled. At the
    // deadline there is no time for that, so the paper is handed in as it is stored.
    if (handIn.reason === SubmitReason.Manual) {
      return [withOpen(model, { handIn: undefined }), [say({ key: 'handInRefused', msg: sending.msg })]];
    }
  }
  return submit(model);
}

function submit(model: In<Open>): Result {
  const { handIn, stored } = model.stage;
  if (handIn === undefined) return nothing(model);
  const turn = model.turn + 1;
  const set = { ...sentSheet(model.stage), seq: Math.max(1, stored.seq), sheet: stored.sheet };
  return [
    withOpen({ ...model, turn }, { handIn: { ...handIn, step: { at: 'submitting', turn }, wasSent: true } }),
    [{ do: 'submit', turn, set, idemKey: handIn.key, reason: handIn.reason }],
  ];
}

/** The hand-in was refused, or its outcome is unknown. */
export function submitFailed(model: In<Open>, failure: Failure, moment: Moment): Result {
  const { handIn, start } = model.stage;
  if (handIn === undefined || failure.kind === 'over') return nothing(model);
  if (failure.kind === 'trouble') {
    const next = withOpen(model, {
      failures: model.stage.failures + 1,
      trouble: failure.why,
      handIn: { ...handIn, step: { at: 'waiting' } },
    });
    return [next, [retryIn(waitMs(next.stage, moment))]];
  }
  switch (failure.code) {
    case ErrorCode.AttemptEnded:
      return end(model, undefined, undefined);
    case ErrorCode.IdemConflict:
    case ErrorCode.StateConflict: {
      // An earlier page has used the key for another sheet. Only the server knows whether that has handed the
      // paper in, so it is asked.
      const turn = model.turn + 1;
      return [
        withOpen(
          { ...model, turn },
          { handIn: { ...handIn, key: moment.key, step: { at: 'waiting' } }, checking: turn },
        ),
        [{ do: 'check', turn, attemptId: start.attempt.attemptId }],
      ];
    }
    default: {
      if (handIn.reason === SubmitReason.Manual) {
        return [withOpen(model, { handIn: undefined }), [say({ key: 'handInRefused', msg: failure.msg })]];
      }
      const next = withOpen(model, {
        failures: model.stage.failures + 1,
        handIn: { ...handIn, step: { at: 'waiting' } },
      });
      return [next, [retryIn(waitMs(next.stage, moment))]];
    }
  }
}

/**
 * The answers of a journal that the server may not have, with the time at which each was typed: those that differ
 * from what it has stored, and those that differ from a save that it never answered, because it may have stored
 * that one instead. A choice that was taken back is left out, because an answer never costs points: without it the
 * score could only be lower.
 */
export const unstoredOf = ({
  sheet,
  stored,
  tried,
}: Pick<Journal, 'sheet' | 'stored' | 'tried'>): LateGiven[] =>
  [...sheet.answers]
    .filter(
      ([id, given]) =>
        !isEmpty(given) &&
        [stored.sheet.answers.get(id), ...(tried.get(id) ?? [])].some((other) => !isSameAnswer(given, other)),
    )
    .map(([questionId, { values, files, at }]) => ({ questionId, values, files, typedTime: at }));

const noTimers: readonly AttemptEffect[] = [
  { do: 'stopTimer', timer: 'save' },
  { do: 'stopTimer', timer: 'clock' },
  { do: 'stopTimer', timer: 'report' },
];

/** The open attempt was handed in, by this window or elsewhere. */
export function end(
  model: In<Open>,
  reason: SubmitReason | undefined,
  result: AttemptResult | undefined,
): Result {
  const { stage } = model;
  const { attemptId } = stage.start.attempt;
  const known = reason ?? result?.attempt.submitReason ?? stage.handIn?.reason;
  const news: readonly AttemptEffect[] = [
    ...noTimers,
    { do: 'wake', on: false },
    say({ key: 'handedIn', reason: known }),
  ];
  if (stage.hold === 'window') return [unlockingEnd(model, known), [...news, openVault(model)]];
  const late = isUnsaved(stage) ? unstoredOf(stage) : [];
  const [ended, effects] = ending(model.turn, stage.request, attemptId, known, result, late);
  return [ended, [...news, ...effects]];
}

/**
 * The window that had taken over the journal may have crashed, so answers that it left in the journal are
 * looked for.
 */
const unlockingEnd = ({ stage, turn }: In<Open>, reason: SubmitReason | undefined): AttemptModel => ({
  turn: turn + 1,
  stage: {
    at: 'opening',
    request: stage.request,
    turn: turn + 1,
    step: { at: 'unlockingEnded', attemptId: stage.start.attempt.attemptId, reason },
    failures: 0,
    trouble: undefined,
    isTaken: false,
    given: undefined,
    carried: carriedOf(stage),
  },
});

const openVault = ({ stage, turn }: In<Open>): AttemptEffect => ({
  do: 'openVault',
  turn: turn + 1,
  attemptId: stage.start.attempt.attemptId,
  outboxKey: stage.start.outboxKey,
});

/**
 * The end of an attempt: its result is requested, and answers that have not arrived are sent as late ones.
 */
export function ending(
  turn: number,
  request: AttemptRequest,
  attemptId: number,
  reason: SubmitReason | undefined,
  result: AttemptResult | undefined,
  answers: readonly LateGiven[],
): Result {
  const asking = turn + 1;
  const sending = turn + 2;
  const stage: Ended = {
    at: 'ended',
    request,
    attemptId,
    reason,
    result: result ? { at: 'there', result } : { at: 'asking', turn: asking },
    late: answers.length > 0 ? { at: 'sending', turn: sending, answers } : { at: 'none' },
    failures: 0,
  };
  const effects: AttemptEffect[] = [];
  if (result === undefined) effects.push({ do: 'askResult', turn: asking, attemptId });
  if (answers.length > 0) effects.push({ do: 'sendLate', turn: sending, attemptId, answers });
  else effects.push({ do: 'erase' });
  return [{ stage, turn: sending }, effects];
}

/**
 * The server has answered which late answers it keeps. The person is told, and the device may delete them.
 */
export function lateKept(model: In<Ended>, kept: AttemptLateKept): Result {
  const { late } = model.stage;
  if (late.at !== 'sending') return nothing(model);
  const refused = kept.refusedAnswers?.length ?? 0;
  const taken = late.answers.length - refused;
  return [
    {
      ...model,
      stage: { ...model.stage, failures: 0, late: { at: 'told', answers: late.answers, refused } },
    },
    [
      ...(taken > 0 ? [say({ key: 'lateKept', count: taken })] : []),
      ...(refused > 0 ? [say({ key: 'lateRefused', count: refused })] : []),
      { do: 'erase' },
    ],
  ];
}

const retryDelay = { firstMs: 2_000, longestMs: 30_000 } as const;

/** A call about an ended attempt has failed; it is repeated unless it cannot succeed. */
export function endedFailed(model: In<Ended>, turn: number, failure: Failure): Result {
  const { stage } = model;
  const { late, result } = stage;
  const failures = stage.failures + 1;
  const again: AttemptEffect = { do: 'setTimer', timer: 'open', ms: backoffMs(failures, retryDelay) };
  if (failure.kind === 'over') return nothing(model);
  if (late.at === 'sending' && late.turn === turn) {
    const { answers } = late;
    if (failure.kind === 'trouble') {
      return [{ ...model, stage: { ...stage, failures, late: { at: 'waiting', answers } } }, [again]];
    }
    return [
      { ...model, stage: { ...stage, late: { at: 'told', answers, refused: answers.length } } },
      [say({ key: 'lateRefused', count: answers.length }), { do: 'erase' }],
    ];
  }
  if (result.at !== 'asking' || result.turn !== turn) return nothing(model);
  if (failure.kind === 'trouble') {
    return [{ ...model, stage: { ...stage, failures, result: { at: 'waiting' } } }, [again]];
  }
  const { code, msg } = failure;
  return [{ ...model, stage: { ...stage, result: { at: 'refused', code, msg } } }, []];
}

/** Repeats the calls that an ended attempt waits for. */
export function askAgain(model: In<Ended>): Result {
  const { stage } = model;
  const { attemptId, late, result } = stage;
  const asking = model.turn + 1;
  const sending = model.turn + 2;
  const effects: AttemptEffect[] = [];
  if (result.at === 'waiting') effects.push({ do: 'askResult', turn: asking, attemptId });
  if (late.at === 'waiting')
    effects.push({ do: 'sendLate', turn: sending, attemptId, answers: late.answers });
  return [
    {
      turn: sending,
      stage: {
        ...stage,
        result: result.at === 'waiting' ? { at: 'asking', turn: asking } : result,
        late: late.at === 'waiting' ? { at: 'sending', turn: sending, answers: late.answers } : late,
      },
    },
    effects,
  ];
}
