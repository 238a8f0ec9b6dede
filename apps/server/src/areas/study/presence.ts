import type { Beat, BeatFacts, SessionState } from './state.ts';

/** Whether a beat was made before the answer to a presence check was due, with a late answer, or without one. */
export type Presence = 'in-time' | 'late' | 'missed';

export function presenceOf(session: SessionState, beat: Beat, facts: BeatFacts): Presence {
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
  const { presenceClientTime } = session;
  return presenceClientTime === null || goesBack(session, beat)
    ? Number.POSITIVE_INFINITY
    : asked + beat.clientTime - presenceClientTime;
}

const goesBack = ({ lastClientTime }: SessionState, { clientTime }: Beat): boolean =>
  clientTime < (lastClientTime ?? 0);

/**
 * Takes the newest beat's clock for what it is worth to an open check. Once a beat came after the deadline those
 * behind it did so too, and a clock that was set back tells nothing: from then on the server's time decides alone.
 */
export const believedTime = (session: SessionState, beat: Beat, presence: Presence): number | null =>
  presence === 'in-time' && !goesBack(session, beat) ? session.presenceClientTime : null;

/** Asks when it is time to; `counted` are the study or media seconds of this beat, whichever are more. */
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
