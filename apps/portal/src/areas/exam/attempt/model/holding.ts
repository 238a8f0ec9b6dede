import { report } from './away.ts';
import { proceed } from './ending.ts';
import type { AttemptEffect, Moment, Result } from './events.ts';
import { nothing, say, whileOpen, withOpen, type In } from './moves.ts';
import { flush, send } from './saving.ts';
import type { Open } from './state.ts';
import { look } from './time.ts';

/** Nothing goes on by itself any more. */
export const stops: readonly AttemptEffect[] = [
  { do: 'stopTimer', timer: 'save' },
  { do: 'stopTimer', timer: 'clock' },
  { do: 'stopTimer', timer: 'report' },
  { do: 'stopTimer', timer: 'open' },
  { do: 'wake', on: false },
];

/**
 * The server may be reached again, or the person wants it tried: what waits is sent now. Only a person wants that of a
 * sheet that was refused.
 */
export function retry(model: In<Open>, moment: Moment, isWanted: boolean): Result {
  const { sending, handIn } = model.stage;
  const waits = sending.at === 'waiting' || (isWanted && sending.at === 'refused');
  const sent = handIn !== undefined ? proceed(model, moment) : waits ? send(model, moment) : nothing(model);
  return whileOpen(whileOpen(sent, report), (now) => look(now, moment));
}

/** The page is left: what is not stored goes with the last request, and stays on the device. */
export function leave(model: In<Open>, moment: Moment): Result {
  const [sent, effects] = send(model, moment, true);
  return [{ ...sent, stage: { at: 'closed' } }, [...effects, ...stops, { do: 'closeVault' }]];
}

/** The session has ended. Everything is in the journal, and nobody else may see or send it. */
export const endSession = (model: In<Open>): Result => [
  withOpen(model, { hold: 'session', sending: { at: 'rest' }, reporting: undefined, checking: undefined }),
  [...stops, say({ key: 'sessionEnded' })],
];

/**
 * Another window of this browser goes on with the attempt, and has the journal. What is not in the journal is sent,
 * because this window alone has it.
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
