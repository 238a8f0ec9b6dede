import type { BeatRefusal, StudyBeat } from '@stoa/api/contract/study';
import { SeekPolicy } from '@stoa/domain';
import { StudySessionState } from '../../db/schema/study.ts';
import { completionOf } from './completion.ts';
import type { ItemFacts } from './completion.ts';
import type { Refusal } from './evidence.ts';
import { lengthOf, missing, union } from './intervals.ts';
import type { Interval } from './intervals.ts';
import { creditSegments, seekToleranceSeconds } from './media.ts';
import type { MediaCredit } from './media.ts';

/**
 * Media seconds that an item may be ahead of the clock, once (contract 8.2, rule 4). Of the item and not of each
 * session: whoever opens it again and again would else be given these seconds again and again.
 */
export const graceSeconds = 5;
const plainGapSeconds = 90;
const replayGapSeconds = 3600;
/** Both clocks tick alike; what differs between two beats is the way of the network. */
const clockToleranceSeconds = 5;

/** The part of a study session that beats move. Times in epoch milliseconds, the rest in seconds. */
export interface SessionState {
  readonly state: StudySessionState;
  readonly lastSeq: number;
  /** Server time up to which the clock has been given away. */
  readonly lastBeatTime: number;
  readonly lastClientTime: number | null;
  readonly supersededTime: number | null;
  readonly mediaBudget: number;
  readonly mediaCredited: number;
  readonly activeBudget: number;
  readonly activeCredited: number;
  readonly sincePresence: number;
  readonly presenceCheckId: string | null;
  readonly presenceDeadline: number | null;
  /** The client's clock in the beat that was answered with the check. */
  readonly presenceClientTime: number | null;
}

export interface ItemState {
  readonly covered: readonly Interval[];
  /** Seconds that all sessions together are ahead of the clock. */
  readonly graceUsed: number;
  readonly maxPosition: number;
  readonly lastPosition: number;
  readonly studySeconds: number;
  readonly pagesSeen: readonly number[];
  readonly scrolledToEnd: boolean;
  readonly openedTime: number;
  readonly completedTime: number | null;
  readonly percent: number;
}

export interface BeatPolicy {
  readonly seekPolicy: SeekPolicy;
  readonly maxRate: number;
  readonly completeRatio: number;
  readonly minStaySeconds: number;
  readonly presenceSeconds: number;
  readonly presenceWaitSeconds: number;
}

export interface BeatFacts {
  readonly policy: BeatPolicy;
  readonly item: ItemFacts;
  readonly now: number;
  /** Name for a presence check, should one be due. */
  readonly newCheckId: string;
  /** A session that began later has told where the learner is. */
  readonly movedOn: boolean;
}

export type Beat = Pick<
  StudyBeat,
  | 'seq'
  | 'event'
  | 'position'
  | 'rate'
  | 'segments'
  | 'activeSeconds'
  | 'pagesSeen'
  | 'scrolledToEnd'
  | 'linkDone'
  | 'presenceAck'
  | 'clientTime'
>;

export interface BeatOutcome {
  readonly accepted: boolean;
  readonly reason?: BeatRefusal;
  readonly session: SessionState;
  readonly item: ItemState;
  /** Seconds for the study record of the day. */
  readonly studySeconds: number;
  /** The item became complete by this beat. */
  readonly completedNow: boolean;
  /** What was reported in vain, and why. */
  readonly refused: readonly Refusal[];
  /** Media seconds that were played again. */
  readonly againSeconds: number;
}

/** One heart-beat (contract 8.2, rules 1 to 9, as pure arithmetic). */
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
  if (beat.seq <= session.lastSeq) {
    return { ...unchanged, reason: 'DUPLICATE', refused: whole('DUPLICATE', item, beat, facts) };
  }

  const presence = presenceOf(session, beat, facts);
  const until = Math.min(
    facts.now,
    session.supersededTime ?? Number.POSITIVE_INFINITY,
    presence === 'in-time'
      ? Number.POSITIVE_INFINITY
      : (session.presenceDeadline ?? Number.POSITIVE_INFINITY),
  );
  const { wall, lastBeatTime } = wallOf(session, beat, facts, until);
  const moved: SessionState = {
    ...session,
    lastSeq: beat.seq,
    // Time that passed while nobody answered is gone, so that a later beat cannot claim it.
    lastBeatTime: presence === 'in-time' ? lastBeatTime : Math.max(lastBeatTime, facts.now),
    lastClientTime: beat.clientTime,
  };
  if (presence === 'missed') {
    return {
      ...unchanged,
      session: moved,
      reason: 'PRESENCE',
      refused: whole('PRESENCE', item, beat, facts),
    };
  }

  const media = creditMedia(session, item, beat, facts, wall);
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
  const finished = finish(credited, beat, facts, superseded);
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
        mediaBudget: media.budget,
        mediaCredited: session.mediaCredited + media.spent,
        activeBudget: study.budget,
        activeCredited: session.activeCredited + study.seconds,
      },
      study.seconds,
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

const spans = (reason: Refusal['reason'], ranges: readonly Interval[]): Refusal => ({
  reason,
  ranges,
  seconds: lengthOf(ranges),
});

/** A beat of which nothing counts. */
function whole(reason: Refusal['reason'], item: ItemState, beat: Beat, facts: BeatFacts): Refusal[] {
  const { duration } = facts.item;
  if (duration <= 0) return [{ reason, ranges: [], seconds: beat.activeSeconds }];
  const told = beat.segments.map(([from, to]): Interval => [
    Math.min(from, duration),
    Math.min(to, duration),
  ]);
  if (reason === 'DUPLICATE') return [{ reason, ranges: [], seconds: lengthOf(union(told)) }];
  return [
    spans(
      reason,
      union(told).flatMap((range) => missing(range, item.covered)),
    ),
  ];
}

/**
 * Wall seconds that this beat may claim (rule 3). The client's own gap counts where it fits into the time
 * that really passed, and only that gap is taken, so that queued beats sent together each find theirs. The first
 * beat has no gap: it takes what it reports, so that those behind it find theirs although it was late.
 * Whatever a client says, all gaps together never exceed the time since the session began.
 */
function wallOf(
  session: SessionState,
  beat: Beat,
  { policy }: BeatFacts,
  until: number,
): { wall: number; lastBeatTime: number } {
  const elapsed = Math.max(0, (until - session.lastBeatTime) / 1000);
  const gap = gapOf(session, beat);
  if (gap === undefined) {
    const played = lengthOf(beat.segments.filter(([from, to]) => to > from));
    const told = Math.max(beat.activeSeconds, played / Math.min(beat.rate, policy.maxRate));
    const wall = Math.min(elapsed, plainGapSeconds, told);
    return { wall, lastBeatTime: movedBy(session, wall) };
  }
  const consistent = gap >= 0 && gap <= elapsed + clockToleranceSeconds;
  const wall = consistent ? Math.min(gap, elapsed, replayGapSeconds) : Math.min(elapsed, plainGapSeconds);
  return { wall, lastBeatTime: movedBy(session, consistent ? wall : elapsed) };
}

/** Stored in whole milliseconds: what was played, by the rate, seldom is. */
const movedBy = ({ lastBeatTime }: SessionState, seconds: number): number =>
  Math.ceil(lastBeatTime + seconds * 1000);

const gapOf = (session: SessionState, beat: Beat): number | undefined =>
  session.lastClientTime === null ? undefined : (beat.clientTime - session.lastClientTime) / 1000;

/** Seconds that were credited before their time. */
const ahead = (paid: number, spent: number): number => Math.max(0, spent - paid);

interface Credited extends MediaCredit {
  readonly budget: number;
  readonly graceUsed: number;
}

function creditMedia(
  session: SessionState,
  item: ItemState,
  beat: Beat,
  facts: BeatFacts,
  wall: number,
): Credited {
  const budget = session.mediaBudget + wall * Math.min(beat.rate, facts.policy.maxRate);
  const others = Math.max(0, item.graceUsed - ahead(session.mediaBudget, session.mediaCredited));
  const credit = creditSegments({
    segments: beat.segments,
    duration: facts.item.duration,
    covered: item.covered,
    maxPosition: item.maxPosition,
    limited: facts.policy.seekPolicy !== SeekPolicy.Free && item.completedTime === null,
    left: Math.max(0, budget + Math.max(0, graceSeconds - others) - session.mediaCredited),
  });
  return { ...credit, budget, graceUsed: others + ahead(budget, session.mediaCredited + credit.spent) };
}

/** Time at the desk (rule 7): re-watching counts here, not as progress. */
function creditStudy(session: SessionState, beat: Beat, wall: number) {
  const budget = session.activeBudget + wall;
  const left = Math.max(0, budget + graceSeconds - session.activeCredited);
  return { budget, seconds: Math.min(beat.activeSeconds, wall * 1.05, left) };
}

function pagesOf(item: ItemState, beat: Beat, pageCount: number): number[] {
  const real = (beat.pagesSeen ?? []).filter((page) => page >= 1 && page <= pageCount);
  return [...new Set([...item.pagesSeen, ...real])].toSorted((one, other) => one - other);
}

function finish(item: ItemState, beat: Beat, facts: BeatFacts, superseded: boolean): ItemState {
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
    // Completed stays completed, and progress never goes back (contract 8.2).
    percent: completedTime === null ? Math.max(item.percent, percent) : 100,
    // What a killed tab left comes after the next visit has begun, and says where to go on.
    lastPosition:
      superseded && facts.movedOn
        ? item.lastPosition
        : beat.event === 'ENDED' && completedTime !== null
          ? 0
          : reached,
  };
}

type Presence = 'in-time' | 'late' | 'missed';

function presenceOf(session: SessionState, beat: Beat, facts: BeatFacts): Presence {
  const { presenceCheckId, presenceDeadline } = session;
  if (presenceCheckId === null || presenceDeadline === null) return 'in-time';
  const asked = presenceDeadline - facts.policy.presenceWaitSeconds * 1000;
  if (Math.min(facts.now, latestMade(session, beat, asked)) <= presenceDeadline) return 'in-time';
  return beat.presenceAck === presenceCheckId ? 'late' : 'missed';
}

/**
 * When a beat was made at the latest, for somebody whose answer waited offline. It cannot be bent to gain time: what a
 * session may claim is made of the same gaps, so claims after a check run into its deadline all the same.
 */
function latestMade(session: SessionState, beat: Beat, asked: number): number {
  const { presenceClientTime, lastClientTime } = session;
  const goesBack = presenceClientTime === null || beat.clientTime < (lastClientTime ?? 0);
  return goesBack ? Number.POSITIVE_INFINITY : asked + beat.clientTime - presenceClientTime;
}

function nextPresence(session: SessionState, studied: number, beat: Beat, facts: BeatFacts): SessionState {
  const { presenceSeconds, presenceWaitSeconds } = facts.policy;
  if (presenceSeconds <= 0) return session;
  const answered = session.presenceCheckId !== null && beat.presenceAck === session.presenceCheckId;
  const sincePresence = (answered ? 0 : session.sincePresence) + studied;
  const open = session.presenceCheckId !== null && !answered;
  if (open) return { ...session, sincePresence };
  if (sincePresence < presenceSeconds) {
    return {
      ...session,
      sincePresence,
      presenceCheckId: null,
      presenceDeadline: null,
      presenceClientTime: null,
    };
  }
  return {
    ...session,
    sincePresence,
    presenceCheckId: facts.newCheckId,
    presenceDeadline: facts.now + presenceWaitSeconds * 1000,
    presenceClientTime: beat.clientTime,
  };
}
