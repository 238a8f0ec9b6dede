import type { StudyBeat } from '@stoa/api/contract/study';
import type { SeekPolicy } from '@stoa/domain';
import type { Span } from '@stoa/domain/kernel';
import type { StoredOvertaken, StudySessionState } from '../../db/schema/study.ts';
import type { ItemFacts } from './completion.ts';

/**
 * The part of a study session that beats change. Times are in epoch milliseconds, all other numbers in
 * seconds.
 */
export interface SessionState {
  readonly state: StudySessionState;
  readonly lastSeq: number;
  /** Server time up to which time has been claimed. */
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
  /**
   * The client's clock in the beat that was answered with the presence check; null once that clock is not
   * believed.
   */
  readonly presenceClientTime: number | null;
}

export interface ItemState {
  readonly covered: readonly Span[];
  /** Seconds by which all sessions of the item together are ahead of the clock. */
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
  /** Id for a new presence check, in case one is due. */
  readonly newCheckId: string;
  /** Whether a later session has already stored where the learner is. */
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
