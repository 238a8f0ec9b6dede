import type { SwitchEntry } from '@stoa/api/contract/exam';
import { entryOf } from './away.ts';
import { leftUntil, serverTimeAt, type DeviceTime } from './clock.ts';
import { isUnsaved, mayAnswer } from './moves.ts';
import type { Open, Place, Trouble } from './state.ts';

/** How far the answers are safe, as the page says it in words. Only what the server has stored is called saved. */
export type SaveWord =
  | { readonly kind: 'saved'; readonly time: number | undefined }
  /** Some answers of the stored sheet were not taken. */
  | { readonly kind: 'partly'; readonly questionIds: readonly number[] }
  | { readonly kind: 'saving' }
  /** Not stored: the server was not reached. `place` says where the answers are meanwhile. */
  | {
      readonly kind: 'waiting';
      readonly why: Trouble;
      readonly place: Place | undefined;
    }
  /** The session has ended; the answers wait on the device for the next login. */
  | { readonly kind: 'held'; readonly place: Place | undefined }
  /** The server does not take the sheet. */
  | { readonly kind: 'refused'; readonly msg: string; readonly place: Place | undefined };

/** Where the newest answers are, besides in this window; `undefined` while they are being written. */
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
  // A try that is under way is no reason to hope, so the words stay until one has succeeded.
  return trouble === undefined ? { kind: 'saving' } : { kind: 'waiting', why: trouble, place };
}

/** Milliseconds until the bell; `undefined` where the attempt is untimed. Never less than nothing. */
export const timeLeftOf = ({ deadline, clock }: Open, moment: Pick<DeviceTime, 'at'>): number | undefined =>
  deadline === undefined ? undefined : leftUntil(deadline, clock, moment);

/** Why the inputs are locked; `undefined` while the person may answer. */
export const lockOf = (open: Open): 'window' | 'session' | 'handingIn' | undefined =>
  mayAnswer(open) ? undefined : (open.hold ?? 'handingIn');

/** The times that the page was left, oldest first, with those that the server has not heard of. */
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
