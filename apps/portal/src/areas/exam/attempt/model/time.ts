import { AttemptState, SubmitReason } from '@stoa/domain';
import { corrected, hasJumped, leftUntil } from './clock.ts';
import { beginHandIn, end } from './ending.ts';
import type { AttemptEffect, Moment, Result, Standing } from './events.ts';
import { andThen, maySend, nothing, say, whileOpen, withOpen, type In } from './moves.ts';
import type { Open } from './state.ts';

/** The remaining minutes at which the time left is announced. */
const marks = [10, 5, 1] as const;
const minuteMs = 60_000;
/** The clock is read this often, because a timer may fire late and the device may have slept. */
const lookMs = 15_000;
/** After this many milliseconds without an answer the server is asked whether the time has changed. */
const silentMs = 60_000;

/** The remaining minutes that have passed already, so that they are not announced. */
export const marksOver = (leftMs: number | undefined): readonly number[] =>
  leftMs === undefined ? [] : marks.filter((minutes) => leftMs <= minutes * minuteMs);

const leftOf = ({ deadline, clock }: Open, moment: Moment): number | undefined =>
  deadline === undefined ? undefined : leftUntil(deadline, clock, moment);

/** Sets the timer for the next announcement or the deadline, but at most `lookMs` ahead. */
export function nextLook(open: Open, moment: Moment): AttemptEffect {
  const left = leftOf(open, moment);
  const next = marks.find((minutes) => left !== undefined && left > minutes * minuteMs) ?? 0;
  const until = left === undefined || left === 0 ? lookMs : left - next * minuteMs;
  return { do: 'setTimer', timer: 'clock', ms: Math.ceil(Math.min(lookMs, until)) };
}

/** Asks the server whether the attempt is in progress, and for its deadline. */
function check(model: In<Open>): Result {
  const { checking, start } = model.stage;
  if (checking !== undefined || !maySend(model.stage)) return nothing(model);
  const turn = model.turn + 1;
  return [
    withOpen({ ...model, turn }, { checking: turn }),
    [{ do: 'check', turn, attemptId: start.attempt.attemptId }],
  ];
}

/** Announces the remaining minutes, and hands in at the deadline. */
function tellTime(model: In<Open>, moment: Moment): Result {
  const { stage } = model;
  const left = leftOf(stage, moment);
  if (left === undefined) return nothing(model);
  if (left === 0) {
    if (stage.hold !== undefined || stage.handIn !== undefined) return nothing(model);
    const [rung, effects] = beginHandIn(model, SubmitReason.TimeOut, moment);
    return [rung, [...(stage.told.includes(0) ? [] : [say({ key: 'bell' })]), ...effects]];
  }
  const over = marksOver(left);
  const minutes = over.find((mark) => !stage.told.includes(mark) && mark === Math.min(...over));
  if (minutes === undefined) return nothing(model);
  return [withOpen(model, { told: over }), [say({ key: 'minutesLeft', minutes })]];
}

/**
 * Reads the clock. After a jump of the device's clocks or a long silence, the server is asked for the time.
 */
export function look(model: In<Open>, moment: Moment): Result {
  const { clock, heardAt } = model.stage;
  const jumped = hasJumped(clock, moment);
  const seen = jumped
    ? withOpen(model, { clock: { ...clock, drift: moment.wall - moment.at }, heardAt: -Infinity })
    : model;
  const asked = jumped || moment.at - heardAt > silentMs ? check(seen) : nothing(seen);
  return whileOpen(
    whileOpen(asked, (open) => tellTime(open, moment)),
    (open) => [open, [nextLook(open.stage, moment)]],
  );
}

/**
 * The server has answered whether the attempt is in progress.
 * @param sentAt when it was asked, by the monotonic clock; `undefined` when it has sent this without being
 * asked
 */
export function applyStatus(
  model: In<Open>,
  standing: Standing,
  sentAt: number | undefined,
  moment: Moment,
): Result {
  if (standing.state !== AttemptState.InProgress) return end(model, standing.submitReason, undefined);
  const { stage } = model;
  const clock =
    sentAt === undefined
      ? stage.clock
      : corrected(stage.clock, { serverTime: standing.serverTime, sentAt, cameAt: moment.at });
  const timed = withOpen(model, { clock, heardAt: moment.at });
  const { deadlineTime = stage.deadline } = standing;
  if (deadlineTime === undefined || deadlineTime === stage.deadline) return look(timed, moment);
  const more = deadlineTime - (stage.deadline ?? deadlineTime);
  const left = leftUntil(deadlineTime, clock, moment);
  // A hand-in at the deadline that started too early is cancelled, unless it was already sent.
  const isEarly = left > 0 && stage.handIn?.reason === SubmitReason.TimeOut && !stage.handIn.wasSent;
  const isEnded = more < 0 && left === 0;
  const moved = withOpen(timed, {
    deadline: deadlineTime,
    // An early end is announced as such, and not as the end of the time as well.
    told: isEnded ? [...marksOver(left), 0] : marksOver(left),
    ...(isEarly && { handIn: undefined }),
  });
  const minutes = Math.max(1, Math.round(Math.abs(more) / minuteMs));
  const { note } = standing;
  const news: AttemptEffect[] = [];
  if (isEnded) news.push(say({ key: 'endedEarly', note }));
  else if (more !== 0) news.push(say({ key: more > 0 ? 'timeAdded' : 'timeCut', minutes, note }));
  return andThen([moved, news], () => look(moved, moment));
}
