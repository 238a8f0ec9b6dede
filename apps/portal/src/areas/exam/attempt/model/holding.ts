import { report } from './away.ts';
import { proceed } from './ending.ts';
import type { AttemptEffect, Moment, Result } from './events.ts';
import { nothing, say, whileOpen, withOpen, type In } from './moves.ts';
import { flush, send } from './saving.ts';
import type { Open } from './state.ts';
import { look } from './time.ts';

/** Stops everything that the attempt does on its own. */
export const stops: readonly AttemptEffect[] = [
  { do: 'stopTimer', timer: 'save' },
  { do: 'stopTimer', timer: 'clock' },
  { do: 'stopTimer', timer: 'report' },
  { do: 'stopTimer', timer: 'open' },
  { do: 'wake', on: false },
];

/**
 * Sends what is waiting, because the server may be reachable again or the person has asked for it. A sheet
 * that was refused is sent again only when the person asks.
 */
export function retry(model: In<Open>, moment: Moment, isWanted: boolean): Result {
  const { sending, handIn } = model.stage;
  const waits = sending.at === 'waiting' || (isWanted && sending.at === 'refused');
  const sent = handIn !== undefined ? proceed(model, moment) : waits ? send(model, moment) : nothing(model);
  return whileOpen(whileOpen(sent, report), (now) => look(now, moment));
}

/** The page is left: answers that are not stored are sent with the last request, and stay in the journal. */
export function leave(model: In<Open>, moment: Moment): Result {
  const [sent, effects] = send(model, moment, true);
  return [{ ...sent, stage: { at: 'closed' } }, [...effects, ...stops, { do: 'closeVault' }]];
}

/**
 * The session has ended. The answers stay in the journal, and nothing is sent, because another person may log
 * in.
 */
export const endSession = (model: In<Open>): Result => [
  withOpen(model, { hold: 'session', sending: { at: 'rest' }, reporting: undefined, checking: undefined }),
  [...stops, say({ key: 'sessionEnded' })],
];

/**
 * Another window of this browser continues the attempt, and has the journal. Answers that are not in the
 * journal are sent from here, because only this window has them.
 */
export function giveWay(model: In<Open>, moment: Moment): Result {
  const { hold, kept, seq } = model.stage;
  if (hold !== undefined) return nothing(model);
  const isHanded = kept !== undefined && kept.seq === seq && kept.place === 'device';
  const news: readonly AttemptEffect[] = [{ do: 'wake', on: false }, say({ key: 'takenOver' })];
  if (isHanded) {
    const held = withOpen(model, { hold: 'window', isHanded, sending: { at: 'rest' } });
    return [held, [...news, { do: 'stopTimer', timer: 'save' }]];
  }
  const [sent, effects] = flush(withOpen(model, { hold: 'window' }), moment);
  return [sent, [...news, ...effects]];
}
