import { LiveMessageKind } from '@stoa/api/contract/live';
import type { LiveRole } from '@stoa/api/contract/live';
import { LiveStatus } from '@stoa/domain';

/**
 * Percentage of its planned length from which a live stream counts as watched, stream and playback together.
 */
export const minWatchPercent = 70;

/** How long a person counts as online after a sign of life, which is the time of three beats. */
export const onlineMs = 45_000;

/** The age that the stored sign of life must have before a new one is stored. */
export const seenStepMs = 10_000;

/**
 * How much later time that was not claimed can still be claimed, because beats do not arrive exactly on time.
 */
const keptBudgetMs = 60_000;

interface Planned {
  readonly startTime: number;
  readonly endTime: number;
  readonly cancelled: boolean;
  readonly playbacks: readonly unknown[];
}

/** Status of a live stream by the clock alone, so that nobody has to change it by hand. */
export function statusOf({ startTime, endTime, cancelled, playbacks }: Planned, now: number): LiveStatus {
  if (cancelled) return LiveStatus.Cancelled;
  if (now < startTime) return LiveStatus.Upcoming;
  if (now < endTime) return LiveStatus.Live;
  return playbacks.length > 0 ? LiveStatus.Playback : LiveStatus.Ended;
}

/** Position in seconds of the looping film that replaces the stream. */
export const playOffsetOf = (startTime: number, loopSeconds: number, now: number): number | undefined =>
  loopSeconds > 0 ? ((now - startTime) / 1000) % loopSeconds : undefined;

export interface Speaker {
  readonly role: LiveRole;
  readonly kind: LiveMessageKind;
}

/**
 * Whether a person may write: before and during the stream where the chat is on; while the room is muted,
 * only the lecturer and the admins.
 */
export function mayBeHeard(
  room: { readonly status: LiveStatus; readonly chatOn: boolean; readonly muted: boolean },
  role: LiveRole,
): boolean {
  const open = room.status === LiveStatus.Upcoming || room.status === LiveStatus.Live;
  return open && room.chatOn && (!room.muted || role !== 'LEARNER');
}

/** Only the lecturer and the admins may send an answer. */
export const maySayKind = ({ role, kind }: Speaker): boolean =>
  kind !== LiveMessageKind.Answer || role !== 'LEARNER';

export interface WatchState {
  readonly seconds: number;
  readonly playerTag: string;
  readonly lastSeq: number;
  readonly beatTime: number;
}

export interface WatchBeat {
  readonly playerTag: string;
  readonly seq: number;
  readonly seconds: number;
}

/**
 * Credit for a beat: never more than the time that has passed, and each number of a player once. A new player
 * begins its numbers again, but not its time.
 */
export function creditOf(state: WatchState, beat: WatchBeat, now: number): WatchState {
  if (beat.playerTag === state.playerTag && beat.seq <= state.lastSeq) return state;
  const from = Math.max(state.beatTime, now - keptBudgetMs);
  const credited = Math.min(beat.seconds, Math.max(0, (now - from) / 1000));
  return {
    seconds: state.seconds + credited,
    playerTag: beat.playerTag,
    lastSeq: beat.seq,
    beatTime: from + credited * 1000,
  };
}

export interface Watched {
  readonly seconds: number;
  readonly percent: number;
  readonly done: boolean;
}

/** Watched seconds and percent; once watched, a stream stays watched. */
export function watchedOf(
  seconds: number,
  { startTime, endTime }: Pick<Planned, 'startTime' | 'endTime'>,
  doneTime: number | null,
): Watched {
  const planned = Math.max(1, (endTime - startTime) / 1000);
  const percent = Math.min(100, Math.floor((seconds / planned) * 100));
  return { seconds: Math.round(seconds), percent, done: doneTime !== null || percent >= minWatchPercent };
}
