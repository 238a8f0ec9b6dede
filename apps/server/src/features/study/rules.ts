import type { BeatRefusal, StudyBeat } from '@stoa/api/contract/study';
import { SeekPolicy } from '@stoa/domain';
import { StudySessionState } from '../../db/schema/study.ts';
import { affordable, lengthOf, missing, union } from './intervals.ts';
import type { Interval } from './intervals.ts';
import { completionOf } from './completion.ts';
import type { ItemFacts } from './completion.ts';

/** Media seconds that a session may be ahead of the clock, once (contract 8.2, rule 4). */
export const graceSeconds = 5;
const plainGapSeconds = 90;
const replayGapSeconds = 3600;
/** Both clocks tick alike; what differs between two beats is the way of the network. */
const clockToleranceSeconds = 5;
/** Players report a position a little behind the frame that they show. */
const seekToleranceSeconds = 3;

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
}

export interface ItemState {
  readonly covered: readonly Interval[];
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
}

/** One heart-beat (contract 8.2, rules 1 to 9, as pure arithmetic). */
export function applyBeat(session: SessionState, item: ItemState, beat: Beat, facts: BeatFacts): BeatOutcome {
  const unchanged = { session, item, studySeconds: 0, completedNow: false };
  if (session.state === StudySessionState.Ended) return { ...unchanged, accepted: false, reason: 'ENDED' };
  if (beat.seq <= session.lastSeq) return { ...unchanged, accepted: false, reason: 'DUPLICATE' };

  const presence = presenceOf(session, beat, facts.now);
  const until = Math.min(
    facts.now,
    session.supersededTime ?? Number.POSITIVE_INFINITY,
    presence === 'in-time'
      ? Number.POSITIVE_INFINITY
      : (session.presenceDeadline ?? Number.POSITIVE_INFINITY),
  );
  const { wall, lastBeatTime } = wallOf(session, beat, until);
  const moved: SessionState = {
    ...session,
    lastSeq: beat.seq,
    // Time that passed while nobody answered is gone, so that a later beat cannot claim it.
    lastBeatTime: presence === 'in-time' ? lastBeatTime : Math.max(lastBeatTime, facts.now),
    lastClientTime: beat.clientTime,
  };
  if (presence === 'missed') {
    return { ...unchanged, session: moved, accepted: false, reason: 'PRESENCE' };
  }

  const media = creditMedia(session, item, beat, facts, wall);
  const study = creditStudy(session, beat, wall);
  const superseded = session.state === StudySessionState.Superseded;
  const credited: ItemState = {
    ...item,
    covered: media.covered,
    maxPosition: media.maxPosition,
    studySeconds: item.studySeconds + study.seconds,
    pagesSeen: pagesOf(item, beat, facts.item.pageCount),
    scrolledToEnd: item.scrolledToEnd || beat.scrolledToEnd === true,
  };
  const finished = finish(credited, beat, facts, superseded);
  return {
    accepted: !superseded || media.credited > 0 || study.seconds > 0,
    ...(superseded ? { reason: 'OTHER_SESSION' as const } : {}),
    session: nextPresence(
      {
        ...moved,
        mediaBudget: media.budget,
        mediaCredited: session.mediaCredited + media.credited,
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
  };
}

/**
 * Wall seconds that this beat may claim (rule 3). The client's own gap counts where it fits into the time
 * that really passed, and only that gap is taken, so that queued beats sent together each find theirs.
 * Whatever a client says, all gaps together never exceed the time since the session began.
 */
function wallOf(session: SessionState, beat: Beat, until: number): { wall: number; lastBeatTime: number } {
  const elapsed = Math.max(0, (until - session.lastBeatTime) / 1000);
  const gap = session.lastClientTime === null ? undefined : (beat.clientTime - session.lastClientTime) / 1000;
  const consistent = gap !== undefined && gap >= 0 && gap <= elapsed + clockToleranceSeconds;
  const wall = consistent ? Math.min(gap, elapsed, replayGapSeconds) : Math.min(elapsed, plainGapSeconds);
  const keepsRest = consistent || gap === undefined;
  return {
    wall,
    lastBeatTime: session.lastBeatTime + (keepsRest ? wall : elapsed) * 1000,
  };
}

function creditMedia(session: SessionState, item: ItemState, beat: Beat, facts: BeatFacts, wall: number) {
  const budget = session.mediaBudget + wall * Math.min(beat.rate, facts.policy.maxRate);
  const limited = facts.policy.seekPolicy !== SeekPolicy.Free && item.completedTime === null;
  let left = Math.max(0, budget + graceSeconds - session.mediaCredited);
  let credited = 0;
  let covered = union(item.covered);
  let maxPosition = item.maxPosition;
  for (const [start, end] of beat.segments) {
    const from = Math.min(start, facts.item.duration);
    const to = Math.min(end, facts.item.duration);
    if (to <= from || (limited && from > maxPosition + seekToleranceSeconds)) continue;
    const part = affordable([from, to], covered, left);
    const fresh = lengthOf(missing(part, covered));
    left = Math.max(0, left - fresh);
    credited += fresh;
    covered = union([...covered, part]);
    maxPosition = Math.max(maxPosition, part[1]);
  }
  return { budget, credited, covered, maxPosition };
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
    lastPosition: superseded
      ? item.lastPosition
      : beat.event === 'ENDED' && completedTime !== null
        ? 0
        : reached,
  };
}

type Presence = 'in-time' | 'late' | 'missed';

function presenceOf(session: SessionState, beat: Beat, now: number): Presence {
  const { presenceCheckId, presenceDeadline } = session;
  if (presenceCheckId === null || presenceDeadline === null || now <= presenceDeadline) return 'in-time';
  return beat.presenceAck === presenceCheckId ? 'late' : 'missed';
}

function nextPresence(session: SessionState, studied: number, beat: Beat, facts: BeatFacts): SessionState {
  const { presenceSeconds, presenceWaitSeconds } = facts.policy;
  if (presenceSeconds <= 0) return session;
  const answered = session.presenceCheckId !== null && beat.presenceAck === session.presenceCheckId;
  const sincePresence = (answered ? 0 : session.sincePresence) + studied;
  const open = session.presenceCheckId !== null && !answered;
  if (open) return { ...session, sincePresence };
  if (sincePresence < presenceSeconds) {
    return { ...session, sincePresence, presenceCheckId: null, presenceDeadline: null };
  }
  return {
    ...session,
    sincePresence,
    presenceCheckId: facts.newCheckId,
    presenceDeadline: facts.now + presenceWaitSeconds * 1000,
  };
}
