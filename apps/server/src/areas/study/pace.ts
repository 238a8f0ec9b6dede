import { lengthOf } from '@stoa/domain/kernel';
import { shortestSegment } from '@stoa/api/contract/study';
import type { StoredMissing, StoredOvertaken } from '../../db/schema/study.ts';
import { isSegment } from './media.ts';
import type { Beat, BeatFacts, SessionState } from './state.ts';

const plainGapSeconds = 90;
const replayGapSeconds = 3600;
/** Both clocks run at the same speed; between two beats they differ only by delays of the network. */
const clockToleranceSeconds = 5;

/**
 * Largest number of gaps in the sequence of beats that are remembered; the newest ones are, because their
 * beats may still arrive.
 */
const mostMissing = 32;
/** Largest number of beats of one gap that may arrive late, which is as many as a client stores. */
const mostCame = 240;

/** State of a session whose beats have all arrived in order. */
export const nothingOvertaken: StoredOvertaken = { missing: [], waiting: [], waitingSeconds: 0 };

/** How much time a beat may claim, and the clocks of its session afterwards. */
export interface Pace extends Pick<
  SessionState,
  'lastSeq' | 'lastBeatTime' | 'lastClientTime' | 'overtaken'
> {
  /** Seconds by the server's clock that the beat may claim. */
  readonly wall: number;
}

/** The gap that a late beat belongs to; undefined when the beat is the newest or has arrived before. */
export const missingPlace = (
  { overtaken }: SessionState,
  { seq }: Pick<Beat, 'seq'>,
): StoredMissing | undefined =>
  overtaken.missing.find(({ from, to, came }) => seq >= from && seq <= to && !came.includes(seq));

/** Whether a missing beat may still be credited. */
export const isAwaited = ({ missing }: StoredOvertaken): boolean =>
  missing.some(({ from, seconds }) => from === 1 || seconds >= shortestSegment);

/**
 * Seconds that this beat may claim. The client's own time since its last beat counts only as far as it fits
 * into the time that really passed, so that queued beats that are sent together each get their own time. A
 * gap is used up as a whole, so time in which nothing was played cannot be claimed later. Whatever a client
 * says, all claims together never exceed the time since the session began.
 */
export function paceOf(session: SessionState, beat: Beat, facts: BeatFacts, until: number): Pace {
  const elapsed = Math.max(0, (until - session.lastBeatTime) / 1000);
  const told = toldSeconds(beat, facts);
  const gap = session.lastClientTime === null ? undefined : (beat.clientTime - session.lastClientTime) / 1000;
  const newest = { lastSeq: beat.seq, lastClientTime: beat.clientTime };
  if (gap === undefined) {
    // The first beat has no beat before it, so it claims only what it reports; late beats that come after it
    // can still claim their own time.
    const wall = Math.min(elapsed, plainGapSeconds, told);
    return { ...newest, wall, lastBeatTime: movedBy(session, wall), overtaken: skipping(session, beat, 0) };
  }
  const consistent = gap >= 0 && gap <= elapsed + clockToleranceSeconds;
  const span = consistent ? Math.min(gap, elapsed) : elapsed;
  const whole = Math.min(span, consistent ? replayGapSeconds : plainGapSeconds);
  // When beats before this one are missing, the earlier part of its time belongs to the missing ones.
  const theirs = beat.seq === session.lastSeq + 1 ? 0 : Math.max(0, (consistent ? gap : whole) - told);
  const left = Math.min(whole, theirs);
  return {
    ...newest,
    wall: whole - left,
    lastBeatTime: movedBy(session, span),
    overtaken: skipping(session, beat, left),
  };
}

/** Like `paceOf`, for a beat that arrives after later ones: it claims from the time that they left for it. */
export function latePaceOf(
  session: SessionState,
  beat: Beat,
  place: StoredMissing,
  facts: BeatFacts,
  until: number,
): Pace {
  const told = toldSeconds(beat, facts);
  const { lastSeq, lastBeatTime, lastClientTime, overtaken } = session;
  if (place.from === 1) {
    // Playing before the first beat that arrived cannot be measured from an earlier beat either.
    const elapsed = Math.max(0, (until - lastBeatTime) / 1000);
    const wall = Math.min(elapsed, plainGapSeconds, told);
    const arrived = withArrived(overtaken, place, beat.seq, 0);
    return { wall, lastSeq, lastBeatTime: movedBy(session, wall), lastClientTime, overtaken: arrived };
  }
  const wall = Math.min(place.seconds, told);
  const arrived = withArrived(overtaken, place, beat.seq, wall);
  return { wall, lastSeq, lastBeatTime, lastClientTime, overtaken: arrived };
}

/** Seconds that are needed to play the segments that the beat reports. */
function toldSeconds({ segments, rate, activeSeconds }: Beat, { policy }: BeatFacts): number {
  return Math.max(activeSeconds, lengthOf(segments.filter(isSegment)) / Math.min(rate, policy.maxRate));
}

/** Times are stored in whole milliseconds, but played time divided by the rate seldom is whole. */
const movedBy = ({ lastBeatTime }: SessionState, seconds: number): number =>
  Math.ceil(lastBeatTime + seconds * 1000);

/** Remembers the beats that are missing between the newest and this one. */
function skipping({ lastSeq, overtaken }: SessionState, { seq }: Beat, seconds: number): StoredOvertaken {
  if (seq === lastSeq + 1) return overtaken;
  const place: StoredMissing = { from: lastSeq + 1, to: seq - 1, came: [], seconds };
  return { ...overtaken, missing: [...overtaken.missing, place].slice(-mostMissing) };
}

/** Removes a late beat and its seconds from its gap. */
function withArrived(
  overtaken: StoredOvertaken,
  place: StoredMissing,
  seq: number,
  seconds: number,
): StoredOvertaken {
  const came = [...place.came, seq];
  const isFull = came.length > place.to - place.from || came.length >= mostCame;
  const after = isFull ? [] : [{ ...place, came, seconds: place.seconds - seconds }];
  return { ...overtaken, missing: overtaken.missing.flatMap((one) => (one === place ? after : [one])) };
}
