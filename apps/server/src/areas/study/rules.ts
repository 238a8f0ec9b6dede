import type { BeatRefusal } from '@stoa/api/contract/study';
import { SeekPolicy } from '@stoa/domain';
import { lengthOf, longest, union, without, type Span } from '@stoa/domain/kernel';
import { StudySessionState } from '../../db/schema/study.ts';
import { completionOf } from './completion.ts';
import type { Refusal } from './evidence.ts';
import { creditSegments, isSegment, kept, seekToleranceSeconds } from './media.ts';
import type { MediaCredit } from './media.ts';
import { isAwaited, latePaceOf, missingPlace, paceOf } from './pace.ts';
import { believedTime, latestMade, nextPresence, presenceOf } from './presence.ts';
import type { Beat, BeatFacts, ItemState, SessionState } from './state.ts';

/**
 * Media seconds by which an item may be ahead of the clock, once. It is counted per item and not per session,
 * because somebody who opens the item again and again would otherwise get these seconds each time.
 */
export const graceSeconds = 5;
/**
 * Media seconds that one beat may credit beyond the time since the last beat. They are taken from the grace, or
 * from earlier time that passed without being credited.
 */
export const toleranceSeconds = 5;
/** Largest number of segments that are stored while they wait for a late beat. */
const mostWaiting = 64;

export interface BeatOutcome {
  readonly accepted: boolean;
  readonly reason?: BeatRefusal;
  readonly session: SessionState;
  readonly item: ItemState;
  /** Seconds for the study record of the day. */
  readonly studySeconds: number;
  /** Whether the item was completed by this beat and not before. */
  readonly completedNow: boolean;
  /** Reported parts that were not credited, and why. */
  readonly refused: readonly Refusal[];
  /** Media seconds that were played again. */
  readonly againSeconds: number;
}

/** Applies one heart-beat to session and item, as pure arithmetic without the database. */
export function applyBeat(session: SessionState, item: ItemState, beat: Beat, facts: BeatFacts): BeatOutcome {
  const unchanged = {
    session,
    item,
    studySeconds: 0,
    completedNow: false,
    refused: [] as const,
    againSeconds: 0,
    accepted: false,
  };
  if (session.state === StudySessionState.Ended) return { ...unchanged, reason: 'ENDED' };
  const place = missingPlace(session, beat);
  if (beat.seq <= session.lastSeq && place === undefined) {
    return { ...unchanged, reason: 'DUPLICATE', refused: whole('DUPLICATE', item, beat, facts) };
  }

  // A late beat was made before the newest one, and claims from the time that was left for it.
  const presence = place === undefined ? presenceOf(session, beat, facts) : 'in-time';
  const until = Math.min(
    facts.now,
    session.supersededTime ?? Number.POSITIVE_INFINITY,
    place === undefined && presence === 'in-time'
      ? Number.POSITIVE_INFINITY
      : (session.presenceDeadline ?? Number.POSITIVE_INFINITY),
  );
  const { wall, ...clocks } =
    place === undefined
      ? paceOf(session, beat, facts, until)
      : latePaceOf(session, beat, place, facts, until);
  const moved: SessionState = {
    ...session,
    ...clocks,
    // Time that passed while a presence check was unanswered is used up, so that a later beat cannot claim
    // it. What was played offline after a late answer can be claimed.
    lastBeatTime:
      presence === 'in-time'
        ? clocks.lastBeatTime
        : Math.max(clocks.lastBeatTime, latestMade(session, beat, facts)),
    presenceClientTime: place === undefined ? believedTime(session, beat, facts) : session.presenceClientTime,
  };
  if (presence === 'missed') {
    return {
      ...unchanged,
      session: moved,
      reason: 'PRESENCE',
      refused: whole('PRESENCE', item, beat, facts),
    };
  }

  const media = creditMedia(moved, item, beat, facts, wall);
  const study = creditStudy(session, beat, wall);
  const superseded = session.state === StudySessionState.Superseded;
  const credited: ItemState = {
    ...item,
    covered: media.covered,
    graceUsed: media.graceUsed,
    maxPosition: media.maxPosition,
    studySeconds: item.studySeconds + study.seconds,
    pagesSeen: pagesOf(item, beat, facts.item.pageCount),
    scrolledToEnd: item.scrolledToEnd || beat.scrolledToEnd === true,
  };
  // A beat stored by a killed tab arrives after the next visit has started, and its position may be where to
  // continue; a late beat of a running session may not change the position.
  const stays = place !== undefined || (superseded && facts.movedOn);
  const finished = finish(credited, beat, facts, stays);
  const reason = superseded
    ? 'OTHER_SESSION'
    : presence === 'late'
      ? 'PRESENCE'
      : beat.rate > facts.policy.maxRate
        ? 'TOO_FAST'
        : 'TOO_MUCH';
  return {
    accepted: !superseded || media.fresh > 0 || study.seconds > 0,
    ...(superseded ? { reason: 'OTHER_SESSION' as const } : {}),
    session: nextPresence(
      {
        ...moved,
        overtaken: media.overtaken,
        mediaBudget: media.budget,
        mediaCredited: media.credited,
        activeBudget: study.budget,
        activeCredited: session.activeCredited + study.seconds,
      },
      Math.max(study.seconds, media.fresh),
      beat,
      facts,
    ),
    item: finished,
    studySeconds: study.seconds,
    completedNow: item.completedTime === null && finished.completedTime !== null,
    refused:
      facts.item.duration > 0
        ? [spans('SKIPPED', media.skipped), spans(reason, media.unpaid)]
        : [{ reason, ranges: [], seconds: Math.max(0, beat.activeSeconds - study.seconds) }],
    againSeconds: Math.min(media.again, wall * Math.min(beat.rate, facts.policy.maxRate)),
  };
}

const spans = (reason: Refusal['reason'], ranges: readonly Span[]): Refusal => ({
  reason,
  ranges,
  seconds: lengthOf(ranges),
});

/** Result of a beat of which nothing is credited. */
function whole(reason: Refusal['reason'], item: ItemState, beat: Beat, facts: BeatFacts): Refusal[] {
  const { duration } = facts.item;
  if (duration <= 0) return [{ reason, ranges: [], seconds: beat.activeSeconds }];
  const told = union(
    beat.segments
      .filter(isSegment)
      .map(([from, to]): Span => [Math.min(from, duration), Math.min(to, duration)]),
  );
  if (reason === 'DUPLICATE') return [{ reason, ranges: [], seconds: lengthOf(told) }];
  return [spans(reason, without(told, item.covered))];
}

/** Seconds that were credited before their time. */
const ahead = (balance: number): number => Math.max(0, -balance);

interface Credited extends Pick<
  MediaCredit,
  'covered' | 'maxPosition' | 'fresh' | 'again' | 'skipped' | 'unpaid'
> {
  readonly budget: number;
  readonly credited: number;
  readonly graceUsed: number;
  readonly overtaken: SessionState['overtaken'];
}

/** Credits the segments of a beat, and those that waited for it because it arrived late. */
function creditMedia(
  session: SessionState,
  item: ItemState,
  beat: Beat,
  facts: BeatFacts,
  wall: number,
): Credited {
  const { overtaken } = session;
  const saved = session.mediaBudget - session.mediaCredited;
  const others = Math.max(0, item.graceUsed - ahead(saved));
  const allowance = wall * Math.min(beat.rate, facts.policy.maxRate);
  const common = {
    duration: facts.item.duration,
    limited: facts.policy.seekPolicy !== SeekPolicy.Free && item.completedTime === null,
  };
  const own = creditSegments({
    ...common,
    segments: beat.segments,
    covered: item.covered,
    maxPosition: item.maxPosition,
    left: Math.max(0, allowance + Math.min(toleranceSeconds, saved + Math.max(0, graceSeconds - others))),
  });
  const waited = creditSegments({
    ...common,
    segments: overtaken.waiting,
    covered: own.covered,
    maxPosition: own.maxPosition,
    left: overtaken.waitingSeconds,
  });
  const skipped = union([...own.skipped, ...waited.skipped]);
  const awaited = isAwaited(overtaken);
  const waiting = awaited ? longest(skipped, mostWaiting) : [];
  // Segments that were reported too early wait, together with the time that is not used up.
  const brought = awaited ? Math.min(Math.max(0, allowance - own.spent), lengthOf(own.skipped)) : 0;
  const balance = saved + allowance - own.spent - brought;
  const credited = session.mediaCredited + own.spent + waited.spent;
  return {
    covered: kept(waited.covered),
    maxPosition: waited.maxPosition,
    fresh: own.fresh + waited.fresh,
    again: own.again,
    skipped: waiting.length > 0 ? [] : skipped,
    unpaid: union([...own.unpaid, ...waited.unpaid]),
    credited,
    // Time in which nothing was played is not saved up.
    budget: credited + Math.min(toleranceSeconds, balance),
    graceUsed: others + ahead(balance),
    overtaken: {
      ...overtaken,
      waiting,
      waitingSeconds: Math.min(lengthOf(waiting), overtaken.waitingSeconds - waited.spent + brought),
    },
  };
}

/** Credits study time. Watching again counts here, unlike in progress. */
function creditStudy(session: SessionState, beat: Beat, wall: number) {
  const budget = session.activeBudget + wall;
  const left = Math.max(0, budget + graceSeconds - session.activeCredited);
  return { budget, seconds: Math.min(beat.activeSeconds, wall * 1.05, left) };
}

function pagesOf(item: ItemState, beat: Beat, pageCount: number): number[] {
  const real = (beat.pagesSeen ?? []).filter((page) => page >= 1 && page <= pageCount);
  return [...new Set([...item.pagesSeen, ...real])].toSorted((one, other) => one - other);
}

function finish(item: ItemState, beat: Beat, facts: BeatFacts, stays: boolean): ItemState {
  const { percent, completed } = completionOf(facts.item, facts.policy, {
    watchedSeconds: lengthOf(item.covered),
    studySeconds: item.studySeconds,
    pagesSeen: item.pagesSeen.length,
    scrolledToEnd: item.scrolledToEnd,
    linkDone: beat.linkDone === true,
    sinceOpened: (facts.now - item.openedTime) / 1000,
  });
  const completedTime = item.completedTime ?? (completed ? facts.now : null);
  const limited = facts.policy.seekPolicy !== SeekPolicy.Free && completedTime === null;
  const position = Math.min(beat.position, facts.item.duration);
  const reached = limited ? Math.min(position, item.maxPosition + seekToleranceSeconds) : position;
  return {
    ...item,
    completedTime,
    // A completed item stays completed, and progress never goes back.
    percent: completedTime === null ? Math.max(item.percent, percent) : 100,
    lastPosition: stays ? item.lastPosition : beat.event === 'ENDED' && completedTime !== null ? 0 : reached,
  };
}
