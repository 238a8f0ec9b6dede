import type { Beat, BeatFacts, SessionState } from './state.ts';

/**
 * Whether a beat was made before the deadline of a presence check, with a late answer to it, or without an
 * answer.
 */
export type Presence = 'in-time' | 'late' | 'missed';

export function presenceOf(session: SessionState, beat: Beat, facts: BeatFacts): Presence {
  const { presenceCheckId, presenceDeadline } = session;
  if (presenceCheckId === null || presenceDeadline === null) return 'in-time';
  if (latestMade(session, beat, facts) <= presenceDeadline) return 'in-time';
  return beat.presenceAck === presenceCheckId ? 'late' : 'missed';
}

/**
 * The latest time by the server's clock at which a beat can have been made while a check is open, for somebody
 * who was offline. It cannot be used to gain time, because the claims of a session are limited by the same gaps,
 * so claims after a check still reach its deadline.
 */
export function latestMade(session: SessionState, beat: Beat, { now, policy }: BeatFacts): number {
  const { presenceClientTime, presenceDeadline } = session;
  if (presenceClientTime === null || presenceDeadline === null || goesBack(session, beat)) return now;
  const asked = presenceDeadline - policy.presenceWaitSeconds * 1000;
  return Math.min(now, asked + beat.clientTime - presenceClientTime);
}

const goesBack = ({ lastClientTime }: SessionState, { clientTime }: Beat): boolean =>
  clientTime < (lastClientTime ?? 0);

/**
 * The client's clock at the time of the question, as far as beats tell. A beat was made before it arrived, so the
 * clock was at least as far: the question may have been asked in the middle of what an outbox sent, long after those
 * beats were made. A clock that was set back is not believed: from then on only the server's time counts. So once a
 * beat was late, all following ones are late too.
 */
export function believedTime(session: SessionState, beat: Beat, { now, policy }: BeatFacts): number | null {
  const { presenceClientTime, presenceDeadline } = session;
  if (presenceClientTime === null || presenceDeadline === null) return presenceClientTime;
  if (goesBack(session, beat)) return null;
  const asked = presenceDeadline - policy.presenceWaitSeconds * 1000;
  return Math.max(presenceClientTime, beat.clientTime - (now - asked));
}

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
