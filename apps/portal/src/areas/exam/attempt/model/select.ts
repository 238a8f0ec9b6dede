import type { SwitchEntry } from '@stoa/api/contract/exam';
import { entryOf } from './away.ts';
import { leftUntil, serverTimeAt, type DeviceTime } from './clock.ts';
import { isUnsaved, mayAnswer } from './moves.ts';
import type { Open, Place, Trouble } from './state.ts';

/** Where the answers are kept, as the page describes it. Only what the server has stored is called saved. */
export type SaveWord =
  | { readonly kind: 'saved'; readonly time: number | undefined }
  /** The server has refused some answers of the stored sheet. */
  | { readonly kind: 'partly'; readonly questionIds: readonly number[] }
  | { readonly kind: 'saving' }
  /** Not saved, because the server was not reached. `place` is where the answers are meanwhile. */
  | {
      readonly kind: 'waiting';
      readonly why: Trouble;
      readonly place: Place | undefined;
    }
  /** The session has ended; the answers stay on the device until the next login. */
  | { readonly kind: 'held'; readonly place: Place | undefined }
  /** The server has refused the sheet. */
  | { readonly kind: 'refused'; readonly msg: string; readonly place: Place | undefined };

/**
 * Where the newest answers are kept besides this window's memory; `undefined` while they are being written.
 */
const placeOf = ({ kept, seq }: Open): Place | undefined =>
  kept !== undefined && kept.seq >= seq ? kept.place : undefined;

export function saveWordOf(open: Open): SaveWord {
  const { sending, trouble, hold, savedTime, refusedAnswers } = open;
  if (!isUnsaved(open)) {
    return refusedAnswers.size > 0
      ? { kind: 'partly', questionIds: [...refusedAnswers.keys()] }
      : { kind: 'saved', time: savedTime };
  }
  const place = placeOf(open);
  if (hold === 'session') return { kind: 'held', place };
  if (sending.at === 'refused') return { kind: 'refused', msg: sending.msg, place };
  // A repeated request may fail again, so the status changes only after one has succeeded.
  return trouble === undefined ? { kind: 'saving' } : { kind: 'waiting', why: trouble, place };
}

/** Milliseconds until the deadline, at least 0; `undefined` if the attempt is untimed. */
export const timeLeftOf = ({ deadline, clock }: Open, moment: Pick<DeviceTime, 'at'>): number | undefined =>
  deadline === undefined ? undefined : leftUntil(deadline, clock, moment);

/** Why the inputs are locked; `undefined` while the person may answer. */
export const lockOf = (open: Open): 'window' | 'session' | 'handingIn' | undefined =>
  mayAnswer(open) ? undefined : (open.hold ?? 'handingIn');

/** The switches, oldest first, including those that are not reported yet. */
export const switchesOf = (open: Open): readonly SwitchEntry[] => {
  const { heardSwitches, switches } = open;
  const heard = new Set(heardSwitches.map(({ entryKey }) => entryKey));
  const unsent = switches.unsent.filter(({ entryKey }) => !heard.has(entryKey));
  return unsent.length === 0
    ? heardSwitches
    : [...heardSwitches, ...unsent.map((away) => entryOf(away, open))];
};

/** The server's time, in epoch milliseconds. */
export const serverNow = ({ clock }: Pick<Open, 'clock'>, at: number): number => serverTimeAt(clock, { at });
