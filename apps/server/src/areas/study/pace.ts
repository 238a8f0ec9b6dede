import { lengthOf } from '@stoa/domain/kernel';
import { shortestSegment } from '@stoa/api/contract/study';
import type { StoredMissing, StoredOvertaken } from '../../db/schema/study.ts';
import { isSegment } from './media.ts';
import type { Beat, BeatFacts, SessionState } from './state.ts';

const plainGapSeconds = 90;
const replayGapSeconds = 3600;
/** Both clocks tick alike; what differs between two beats is the way of the network. */
const clockToleranceSeconds = 5;

/** Places where beats are missing that are remembered at most: the newest, which may still come. */
const mostMissing = 32;
/** Beats of one such place that may come late: as many as a client keeps. */
const mostCame = 240;

/** What a session that has had its beats in order has overtaken. */
export const nothingOvertaken: StoredOvertaken = { missing: [], waiting: [], waitingSeconds: 0 };

/** How much time a beat may claim, and the clocks of its session afterwards. */
export interface Pace extends Pick<
  SessionState,
  'lastSeq' | 'lastBeatTime' | 'lastClientTime' | 'overtaken'
> {
  /** Wall seconds. */
  readonly wall: number;
}

/** Where a beat belongs that later ones have overtaken; nothing when it is the newest or has come before. */
export const missingPlace = (
  { overtaken }: SessionState,
  { seq }: Pick<Beat, 'seq'>,
): StoredMissing | undefined =>
  overtaken.missing.find(({ from, to, came }) => seq >= from && seq <= to && !came.includes(seq));

/** Whether a missing beat may still count for something. */
export const isAwaited = ({ missing }: StoredOvertaken): boolean =>
  missing.some(({ from, seconds }) => from === 1 || seconds >= shortestSegment);

/**
 * Wall seconds that this beat may claim (contract 8.2, rule 3). The client's own gap counts where it fits into the
 * time that really passed, and only that gap is taken, so that queued beats sent together each find theirs. A gap is
 * given away whole: a beat says also when nothing was played, and such time is not to be had later. Whatever a
 * client says, all gaps together never exceed the time since the session began.
 */
export function paceOf(session: SessionState, beat: Beat, facts: BeatFacts, until: number): Pace {
  const elapsed = Math.max(0, (until - session.lastBeatTime) / 1000);
  const told = toldSeconds(beat, facts);
  const gap = session.lastClientTime === null ? undefined : (beat.clientTime - session.lastClientTime) / 1000;
  const newest = { lastSeq: beat.seq, lastClientTime: beat.clientTime };
  if (gap === undefined) {
    // The first beat has no gap: it takes what it reports, so that those behind it find theirs although it was late.
    const wall = Math.min(elapsed, plainGapSeconds, told);
    return { ...newest, wall, lastBeatTime: movedBy(session, wall), overtaken: skipping(session, beat, 0) };
  }
  const consistent = gap >= 0 && gap <= elapsed + clockToleranceSeconds;
  const span = consistent ? Math.min(gap, elapsed) : elapsed;
  const whole = Math.min(span, consistent ? replayGapSeconds : plainGapSeconds);
  // Where beats are missing before this one, the beginning of its gap is theirs.
  const theirs = beat.seq === session.lastSeq + 1 ? 0 : Math.max(0, (consistent ? gap : whole) - told);
  const left = Math.min(whole, theirs);
  return {
    ...newest,
    wall: whole - left,
    lastBeatTime: movedBy(session, span),
    overtaken: skipping(session, beat, left),
  };
}

/** As `paceOf`, for a beat that later ones have overtaken: it takes what it reports of what they left for it. */
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
    // What came before the first beat that arrived has no gap either.
    const elapsed = Math.max(0, (until - lastBeatTime) / 1000);
    const wall = Math.min(elapsed, plainGapSeconds, told);
    const arrived = withArrived(overtaken, place, beat.seq, 0);
    return { wall, lastSeq, lastBeatTime: movedBy(session, wall), lastClientTime, overtaken: arrived };
  }
  const wall = Math.min(place.seconds, told);
  const arrived = withArrived(overtaken, place, beat.seq, wall);
  return { wall, lastSeq, lastBeatTime, lastClientTime, overtaken: arrived };
}

/** How long what a beat reports took. */
function toldSeconds({ segments, rate, activeSeconds }: Beat, { policy }: BeatFacts): number {
  return Math.max(activeSeconds, lengthOf(segments.filter(isSegment)) / Math.min(rate, policy.maxRate));
}

/** Stored in whole milliseconds: what was played, by the rate, seldom is. */
const movedBy = ({ lastBeatTime }: SessionState, seconds: number): number =>
  Math.ceil(lastBeatTime + seconds * 1000);

/** Remembers the beats between the newest and this one. */
function skipping({ lastSeq, overtaken }: SessionState, { seq }: Beat, seconds: number): StoredOvertaken {
  if (seq === lastSeq + 1) return overtaken;
  const place: StoredMissing = { from: lastSeq + 1, to: seq - 1, came: [], seconds };
  return { ...overtaken, missing: [...overtaken.missing, place].slice(-mostMissing) };
}

/** Takes a beat that came late, and its seconds, off its place. */
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
