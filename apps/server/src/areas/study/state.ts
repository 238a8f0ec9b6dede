import type { StudyBeat } from '@stoa/api/contract/study';
import type { SeekPolicy } from '@stoa/domain';
import type { Span } from '@stoa/domain/kernel';
import type { StoredOvertaken, StudySessionState } from '../../db/schema/study.ts';
import type { ItemFacts } from './completion.ts';

/** The part of a study session that beats move. Times in epoch milliseconds, the rest in seconds. */
export interface SessionState {
  readonly state: StudySessionState;
  readonly lastSeq: number;
  /** Server time up to which the clock has been given away. */
  readonly lastBeatTime: number;
  readonly lastClientTime: number | null;
  readonly supersededTime: number | null;
  readonly overtaken: StoredOvertaken;
  readonly mediaBudget: number;
  readonly mediaCredited: number;
  readonly activeBudget: number;
  readonly activeCredited: number;
  readonly sincePresence: number;
  readonly presenceCheckId: string | null;
  readonly presenceDeadline: number | null;
  /** The client's clock in the beat that was answered with the check; nothing once that clock is not believed. */
  readonly presenceClientTime: number | null;
}

export interface ItemState {
  readonly covered: readonly Span[];
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
