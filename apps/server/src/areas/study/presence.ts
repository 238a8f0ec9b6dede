import type { Beat, BeatFacts, SessionState } from './state.ts';

/**
 * Whether a beat was made before the deadline of a presence check, with a late answer to it, or without an
 * answer.
 */
export type Presence = 'in-time' | 'late' | 'missed';

export function presenceOf(session: SessionState, beat: Beat, facts: BeatFacts): Presence {
  const { presenceCheckId, presenceDeadline } = session;
  if (presenceCheckId === null || presenceDeadline === null) return 'in-time';
  const asked = presenceDeadline - facts.policy.presenceWaitSeconds * 1000;
  if (Math.min(facts.now, latestMade(session, beat, asked)) <= presenceDeadline) return 'in-time';
  return beat.presenceAck === presenceCheckId ? 'late' : 'missed';
}

/**
 * The latest time at which a beat can have been made, for somebody whose answer waited offline. It cannot be
 * used to gain time, because the claims of a session are limited by the same gaps, so claims after a check
 * still reach its deadline.
 */
function latestMade(session: SessionState, beat: Beat, asked: number): number {
  const { presenceClientTime } = session;
  return presenceClientTime === null || goesBack(session, beat)
    ? Number.POSITIVE_INFINITY
    : asked + beat.clientTime - presenceClientTime;
}

const goesBack = ({ lastClientTime }: SessionState, { clientTime }: Beat): boolean =>
  clientTime < (lastClientTime ?? 0);

/**
 * Updates the client's clock for an open check. Once a beat was late, all following ones are late too, and a
 * clock that was set back is not believed: from then on only the server's time counts.
 */
export const believedTime = (session: SessionState, beat: Beat, presence: Presence): number | null =>
  presence === 'in-time' && !goesBack(session, beat) ? session.presenceClientTime : null;

/**
 * Starts a presence check when it is due; `counted` are the study or media seconds of this beat, whichever is
 * more.
 */
export function nextPresence(
  session: SessionState,
  counted: number,
  beat: Beat,
  facts: BeatFacts,
): SessionState {
  const { presenceSeconds, presenceWaitSeconds } = facts.policy;
  if (presenceSeconds <= 0) return session;
  const answered = session.presenceCheckId !== null && beat.presenceAck === session.presenceCheckId;
  const sincePresence = (answered ? 0 : session.sincePresence) + counted;
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
    presenceClientTime: session.lastClientTime,
  };
}

/** Time without a beat after which somebody who opens an item is taken to have come back to learn. */
const breakMs = 10 * 60_000;

/**
 * What the next session of the course inherits, because the next item is opened by itself when one has ended,
 * and opening it is no answer to a check. The clock of the device is not believed for an inherited check.
 */
export function presenceLeft(
  session: SessionState,
  now: number,
): Partial<Pick<SessionState, 'sincePresence' | 'presenceCheckId' | 'presenceDeadline'>> {
  const { lastBeatTime, sincePresence, presenceCheckId, presenceDeadline } = session;
  if (now - Math.max(lastBeatTime, presenceDeadline ?? 0) > breakMs) return {};
  return { sincePresence, presenceCheckId, presenceDeadline };
}
