import type { AnswerRefusal, AttemptSaved } from '@stoa/api/contract/exam';
import { backoffMs, spreadMs } from '@stoa/domain/kernel';
import { fromWire, isSameSheet, type Sheet } from './answers.ts';
import { leftUntil } from './clock.ts';
import type { AttemptEffect, Moment, Result, SentSheet } from './events.ts';
import { join, withRenewed, withTried } from './joining.ts';
import { isUnsaved, maySend, nothing, say, withOpen, type In } from './moves.ts';
import type { Failure, Open, Stored } from './state.ts';

/** Answers are sent `afterMs` after the last change, but at most `atMostMs` after the first unsaved one. */
const pace = { afterMs: 1_000, atMostMs: 5_000 } as const;
const retryDelay = { firstMs: 2_000, longestMs: 30_000 } as const;
/**
 * While the person waits for the hand-in, or the deadline is near, requests are repeated sooner, because each
 * minute counts.
 */
const urgentRetryDelay = { firstMs: 1_000, longestMs: 4_000 } as const;
const nearMs = 120_000;

const saveIn = (ms: number): AttemptEffect => ({ do: 'setTimer', timer: 'save', ms: Math.round(ms) });

/** Delays a save until the person pauses, but not past the deadline. */
export function paced(model: In<Open>, moment: Moment): Result {
  const { sending, dirtySince, deadline, clock } = model.stage;
  if (sending.at === 'sending' || sending.at === 'waiting' || sending.at === 'joining') return nothing(model);
  const since = dirtySince ?? moment.at;
  const ms = Math.min(
    pace.afterMs,
    Math.max(0, since + pace.atMostMs - moment.at),
    deadline === undefined ? Infinity : leftUntil(deadline, clock, moment),
  );
  return [withOpen(model, { sending: { at: 'paced' }, dirtySince: since }), [saveIn(ms)]];
}

/** The sheet was changed in this window, so it gets the next number and is sent soon. */
export function changed(model: In<Open>, sheet: Sheet, moment: Moment): Result {
  const { seq, stored, dirtySince } = model.stage;
  const next = withOpen(model, {
    sheet,
    seq: Math.max(seq, stored.seq) + 1,
    dirtySince: dirtySince ?? moment.at,
  });
  return paced(next, moment);
}

/** The newest sheet in the form in which a call sends it. */
export const sentSheet = ({ start, seq, sheet, writer, stored }: Open): SentSheet => ({
  attemptId: start.attempt.attemptId,
  seq: Math.max(1, seq),
  sheet,
  writer,
  baseSeq: stored.seq,
});

/** Sends the newest sheet now; `outlivesPage` is true when the page may be closing. */
export function send(model: In<Open>, moment: Moment, outlivesPage = false): Result {
  const { stage } = model;
  // Once the journal was handed to another window, that window sends it, because the copy here may be out of
  // date.
  if (!isUnsaved(stage) || !maySend(stage) || stage.isHanded) return nothing(model);
  const turn = model.turn + 1;
  const set = sentSheet(stage);
  const sending = withOpen(
    { ...model, turn },
    {
      sending: { at: 'sending', turn, set: { seq: set.seq, sheet: set.sheet }, since: moment.at },
      sentSeq: Math.max(stage.sentSeq, set.seq),
      tried: withTried(stage.tried, stage.stored.sheet, stage.sheet),
    },
  );
  return [
    sending,
    [
      { do: 'stopTimer', timer: 'save' },
      { do: 'save', turn, set, outlivesPage },
    ],
  ];
}

/** Sends unsaved changes, unless they are being sent, or were refused and have not changed since. */
export const flush = (model: In<Open>, moment: Moment): Result => {
  const { at } = model.stage.sending;
  return at === 'sending' || at === 'joining' || at === 'refused' ? nothing(model) : send(model, moment);
};

/** The sheet as the server has stored it: for a refused answer it still has the one before. */
function storedOf(
  set: Stored,
  seq: number,
  before: Sheet,
  refused: ReadonlyMap<number, AnswerRefusal>,
): Stored {
  const answers = new Map(set.sheet.answers);
  for (const id of refused.keys()) {
    const old = before.answers.get(id);
    if (old === undefined) answers.delete(id);
    else answers.set(id, old);
  }
  return { seq, sheet: { ...set.sheet, answers } };
}

/** The server has stored a save, and the attempt is still in progress. */
export function settled(model: In<Open>, saved: AttemptSaved, moment: Moment): Result {
  const { stage } = model;
  if (stage.sending.at !== 'sending') return nothing(model);
  const { set, since } = stage.sending;
  const reached = withOpen(model, { failures: 0, trouble: undefined });
  if (saved.refused === 'NOT_FOUND') return refused(reached, 0, '');
  // A back end that does not send `refused` shows only by the number that another window has stored a newer
  // sheet.
  const isOwn = saved.savedSeq >= set.seq && saved.savedSeq <= stage.sentSeq;
  if (saved.refused === 'OVERTAKEN' || !isOwn) return overtaken(reached, saved, moment);
  const refusedAnswers = new Map(
    (saved.refusedAnswers ?? []).map(({ questionId, reason }) => [questionId, reason]),
  );
  const stored = storedOf(set, saved.savedSeq, stage.stored.sheet, refusedAnswers);
  // A newer sheet of this window may be stored already, because a save that is sent when the page is hidden
  // does not wait for the one before.
  const isNewest = saved.savedSeq === set.seq;
  const next = withOpen(reached, {
    stored,
    seq: Math.max(stage.seq, saved.savedSeq + (isNewest ? 0 : 1)),
    tried: isNewest ? new Map() : stage.tried,
    refusedAnswers,
    savedTime: saved.serverTime,
    sending: { at: 'rest' },
    dirtySince: undefined,
  });
  const news: AttemptEffect[] = [];
  if (stage.failures > 0) news.push(say({ key: 'savedAgain' }));
  if (refusedAnswers.size > 0) news.push(say({ key: 'answersRefused', count: refusedAnswers.size }));
  if (!isUnsaved(next.stage)) return [next, news];
  const [waiting, effects] = paced(withOpen(next, { dirtySince: since }), moment);
  return [waiting, [...news, ...effects]];
}

/** Another window or device has stored a newer sheet. If the answer does not contain it, it is requested. */
function overtaken(model: In<Open>, { answers, flagged, savedSeq }: AttemptSaved, moment: Moment): Result {
  if (answers === undefined) {
    const turn = model.turn + 1;
    const { request, start } = model.stage;
    const { attemptId } = start.attempt;
    return [
      withOpen({ ...model, turn }, { sending: { at: 'joining', turn } }),
      [{ do: 'start', turn, request: { ...request, attemptId } }],
    ];
  }
  return joined(model, savedSeq, sheetOf(answers, flagged ?? []), moment);
}

export const sheetOf = (answers: Parameters<typeof fromWire>[0], flagged: readonly number[]): Sheet => ({
  answers: fromWire(answers),
  flagged: new Set(flagged),
  current: undefined,
});

/** Joins this window's sheet with the stored one, and sends what only this window has. */
export function joined(model: In<Open>, seq: number, theirs: Sheet, moment: Moment): Result {
  const { stage } = model;
  const result = join(
    stage.sheet,
    { known: stage.stored.sheet, tried: stage.tried, theirs },
    stage.alsoTyped,
  );
  const { sheet, alsoTyped, brought, replaced } = result;
  const isSame = isSameSheet(sheet, theirs);
  const next = withOpen(model, {
    sheet,
    alsoTyped,
    renewed: withRenewed(stage.renewed, brought),
    stored: { seq, sheet: theirs },
    seq: isSame ? seq : Math.max(stage.seq, seq) + 1,
    sending: { at: 'rest' },
    dirtySince: isSame ? undefined : (stage.dirtySince ?? moment.at),
  });
  const news: AttemptEffect[] = [];
  const added = brought.filter((id) => !replaced.includes(id)).length;
  if (added > 0) news.push(say({ key: 'joined', count: added }));
  if (replaced.length > 0) news.push(say({ key: 'alsoTyped', count: replaced.length }));
  const [sent, effects] = send(next, moment);
  return [sent, [...news, ...effects]];
}

/**
 * The server has refused the sheet with a message; the sheet stays here, and is sent again after the next
 * change.
 */
export function refused(model: In<Open>, code: number, msg: string): Result {
  return [withOpen(model, { sending: { at: 'refused', code, msg } }), [say({ key: 'saveRefused', msg })]];
}

/** Milliseconds to wait after this many failures in a row. */
export function waitMs({ failures, handIn, deadline, clock }: Open, moment: Moment): number {
  const isNear = deadline !== undefined && leftUntil(deadline, clock, moment) < nearMs;
  const wait = backoffMs(Math.max(1, failures), handIn || isNear ? urgentRetryDelay : retryDelay);
  return spreadMs(wait, moment.random, 0.75, 1);
}

/** The save has failed or its outcome is unknown; it is repeated. */
export function saveFailed(model: In<Open>, failure: Failure, moment: Moment): Result {
  if (failure.kind === 'refused') return refused(model, failure.code, failure.msg);
  if (failure.kind === 'over') return nothing(model);
  const { failures } = model.stage;
  const next = withOpen(model, {
    failures: failures + 1,
    trouble: failure.why,
    sending: { at: 'waiting' },
  });
  return [next, [...(failures === 0 ? [say({ key: 'notSaved' })] : []), saveIn(waitMs(next.stage, moment))]];
}
