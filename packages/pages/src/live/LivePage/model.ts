import type { LiveDetail, LiveWatch, Playback } from '@stoa/api/contract/live';
import { formatDateTime, formatDuration, formatPosition, LiveStatus, type Locale } from '@stoa/domain';
import type { LiveTranslate } from '../words/index.ts';
import type { LivePageProps, LivePlayer, LiveRoom } from './types.ts';
import { countBefore } from '../../common/countBefore.ts';

export const countdownUnits = ['days', 'hours', 'minutes', 'seconds'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

const secondsIn: Record<CountdownUnit, number> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

/**
 * The time left in whole days, hours, minutes and seconds; zero for the past. Days only when there are some.
 */
export function countdownOf(secondsLeft: number): { unit: CountdownUnit; value: number }[] {
  let rest = Math.max(0, Math.floor(secondsLeft));
  return countdownUnits.flatMap((unit) => {
    const value = Math.floor(rest / secondsIn[unit]);
    rest -= value * secondsIn[unit];
    return unit === 'days' && value === 0 ? [] : [{ unit, value }];
  });
}

interface Known {
  readonly live: LiveDetail;
  readonly room?: LiveRoom | undefined;
}

/**
 * Status of the stream: that of the room when it has loaded, because it is newer than the one with which the
 * page was loaded.
 */
export const statusOf = ({ live, room }: Known): LiveStatus => room?.status ?? live.status;

/** The states of the stage. */
export type LiveStage =
  | { readonly kind: 'loading' }
  /** The stream has not started: the cover is shown, with the time left and the button to be reminded. */
  | { readonly kind: 'waiting'; readonly secondsLeft: number }
  | { readonly kind: 'live'; readonly player: LivePlayer }
  | { readonly kind: 'playback'; readonly playbackId: number; readonly player: LivePlayer }
  /** There is nothing to play, because the stream is over without a recording, or was cancelled. */
  | { readonly kind: 'closed'; readonly reason: 'ended' | 'cancelled' };

type Staged = Known & Pick<LivePageProps, 'player' | 'playbackId' | 'now'>;

/** The content of the stage follows the status; it plays as soon as there is something to play. */
export function stageOf({ live, room, player, playbackId, now }: Staged): LiveStage {
  const status = statusOf({ live, room });
  switch (status) {
    case LiveStatus.Upcoming:
      return { kind: 'waiting', secondsLeft: Math.max(0, Math.ceil((live.startTime - now) / 1000)) };
    case LiveStatus.Live:
      return player === undefined ? { kind: 'loading' } : { kind: 'live', player };
    case LiveStatus.Playback:
      return player === undefined || playbackId === undefined
        ? { kind: 'loading' }
        : { kind: 'playback', playbackId, player };
    case LiveStatus.Ended:
      return { kind: 'closed', reason: 'ended' };
    case LiveStatus.Cancelled:
      return { kind: 'closed', reason: 'cancelled' };
    default:
      return status satisfies never;
  }
}

interface Said extends Known {
  readonly t: LiveTranslate;
  readonly locale: Locale;
  readonly now: number;
}

/**
 * A time such as "Today 14:00 – 15:30"; in another year only the day, because nobody needs the time of day
 * then.
 */
function windowOf({ live: { startTime, endTime }, t, now }: Said): string {
  const from = formatDateTime(startTime, { now });
  if (!from.includes(':')) return from;
  const window = t('window', { from, to: formatDateTime(endTime, { now: startTime }) });
  return from.includes('-') ? window : t('today', { window });
}

const countedBy = ({ t, locale }: Said, key: 'subscribers' | 'viewers', total: number): string =>
  t(key, { total, count: countBefore(total, locale) });

/** Number of viewers: the room's, because it is newer, else the one with which the page was loaded. */
const viewersOf = ({ live, room }: Known): number | undefined => room?.viewNum ?? live.viewNum;

/** Text beside the status, while the stream runs. */
export function watchingOf(said: Said): string | undefined {
  const viewers = viewersOf(said);
  return statusOf(said) === LiveStatus.Live && viewers !== undefined
    ? countedBy(said, 'viewers', viewers)
    : undefined;
}

/**
 * Text below the title: the time, and how many people wait for it or have watched it; for a cancelled stream
 * nobody waits.
 */
export function factsOf(said: Said): string[] {
  const window = windowOf(said);
  const status = statusOf(said);
  switch (status) {
    case LiveStatus.Upcoming:
    case LiveStatus.Live:
      return [window, countedBy(said, 'subscribers', said.live.subscribeNum)];
    case LiveStatus.Ended:
    case LiveStatus.Playback: {
      const viewers = viewersOf(said);
      return viewers === undefined ? [window] : [window, countedBy(said, 'viewers', viewers)];
    }
    case LiveStatus.Cancelled:
      return [window];
    default:
      return status satisfies never;
  }
}

const begun: readonly LiveStatus[] = [LiveStatus.Live, LiveStatus.Ended, LiveStatus.Playback];

/**
 * The credit for watching, and the server's percentage; only where there is a credit and something to watch.
 */
export function creditOf({
  live,
  room,
  watch = live.watch,
}: Known & { readonly watch?: LiveWatch | undefined }):
  | { percent: number; needed: number; credit: number }
  | undefined {
  const { credit = 0, minWatchPercent: needed } = live;
  if (credit <= 0 || !begun.includes(statusOf({ live, room }))) return undefined;
  return { percent: watch?.percent ?? 0, needed, credit };
}

/** A length such as "00:42:10", and the position that the person has reached. */
export function extentOf({ duration, lastPosition }: Playback, t: LiveTranslate): string {
  const whole = formatDuration(duration);
  return lastPosition > 0 ? t('seen', { duration: whole, position: formatPosition(lastPosition) }) : whole;
}
