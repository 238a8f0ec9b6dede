import type { LiveDetail, LiveWatch, Playback } from '@stoa/api/contract/live';
import { formatCount, formatDateTime, formatDuration, LiveStatus, type Locale } from '@stoa/domain';
import type { LiveTranslate } from '../words/index.ts';
import type { LivePageProps, LivePlayer, LiveRoom } from './types.ts';

export const countdownUnits = ['days', 'hours', 'minutes', 'seconds'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

const secondsIn: Record<CountdownUnit, number> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

/** Whole days, hours, minutes and seconds; nothing is left of what is past. Days only when there are some. */
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

/** Where the stream stands: the room knows it later than what the page began with. */
export const statusOf = ({ live, room }: Known): LiveStatus => room?.status ?? live.status;

/** What stands on the stage. */
export type LiveStage =
  | { readonly kind: 'loading' }
  /** Not begun: the cover, the time that is left, and the way to be reminded. */
  | { readonly kind: 'waiting'; readonly secondsLeft: number }
  | { readonly kind: 'live'; readonly player: LivePlayer }
  | { readonly kind: 'playback'; readonly playbackId: number; readonly player: LivePlayer }
  /** Nothing to see: it is over without a recording, or it was cancelled. */
  | { readonly kind: 'closed'; readonly reason: 'ended' | 'cancelled' };

type Staged = Known & Pick<LivePageProps, 'player' | 'playbackId' | 'now'>;

/** The stage follows the status, and shows a film as soon as there is one to play. */
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

/** "Today 14:00 – 15:30"; of another year only the day, because a length of hours says nothing beside it. */
function windowOf({ live: { startTime, endTime }, t, now }: Said): string {
  const from = formatDateTime(startTime, { now });
  if (!from.includes(':')) return from;
  const window = t('window', { from, to: formatDateTime(endTime, { now: startTime }) });
  return from.includes('-') ? window : t('today', { window });
}

const countedBy = ({ t, locale }: Said, key: 'subscribers' | 'viewers', total: number): string =>
  t(key, { total, count: formatCount(total, locale) });

/** How many have watched: what came after the start counts for the room first. */
const viewersOf = ({ live, room }: Known): number | undefined => room?.viewNum ?? live.viewNum;

/** Beside the status, while the stream runs. */
export function watchingOf(said: Said): string | undefined {
  const viewers = viewersOf(said);
  return statusOf(said) === LiveStatus.Live && viewers !== undefined
    ? countedBy(said, 'viewers', viewers)
    : undefined;
}

/** Below the title: when it is, and how many wait for it or have watched it. Nobody waits for what was cancelled. */
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

/** What watching is worth, and the server's percent of it; only where there is a credit and something was to see. */
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

/** "00:42:10", and how far one came. */
export function extentOf({ duration, lastPosition }: Playback, t: LiveTranslate): string {
  const whole = formatDuration(duration);
  // Short of an hour the hours are left out of a position.
  const position = formatDuration(lastPosition).replace(/^00:/, '');
  return lastPosition > 0 ? t('seen', { duration: whole, position }) : whole;
}
