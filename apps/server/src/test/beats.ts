import { ItemKind, SeekPolicy } from '@stoa/domain';
import { StudySessionState } from '../db/schema/study.ts';
import { nothingOvertaken } from '../areas/study/pace.ts';
import type { Beat, BeatFacts, BeatPolicy, ItemState, SessionState } from '../areas/study/state.ts';

export const duration = 180;
export const policy: BeatPolicy = {
  seekPolicy: SeekPolicy.Free,
  maxRate: 2,
  completeRatio: 0.9,
  minStaySeconds: 0,
  presenceSeconds: 0,
  presenceWaitSeconds: 60,
};
/** Time at which the item is opened, by all clocks. */
export const start = 1_700_000_000_000;
export const freshSession: SessionState = {
  state: StudySessionState.Active,
  lastSeq: 0,
  lastBeatTime: start,
  lastClientTime: null,
  supersededTime: null,
  overtaken: nothingOvertaken,
  mediaBudget: 0,
  mediaCredited: 0,
  activeBudget: 0,
  activeCredited: 0,
  sincePresence: 0,
  presenceCheckId: null,
  presenceDeadline: null,
  presenceClientTime: null,
};
export const freshItem: ItemState = {
  covered: [],
  graceUsed: 0,
  maxPosition: 0,
  lastPosition: 0,
  studySeconds: 0,
  pagesSeen: [],
  scrolledToEnd: false,
  openedTime: start,
  completedTime: null,
  percent: 0,
};
export const facts = (now: number, changes: Partial<BeatPolicy> = {}, length = duration): BeatFacts => ({
  policy: { ...policy, ...changes },
  item: { itemKind: ItemKind.Video, duration: length, pageCount: 0, words: 0 },
  now,
  newCheckId: 'check',
  movedOn: true,
});
/** A beat that is made at this time. */
export const beatAt = (seq: number, now: number, changes: Partial<Beat> = {}): Beat => ({
  seq,
  event: 'TICK',
  position: 0,
  rate: 1,
  segments: [],
  activeSeconds: 0,
  clientTime: now,
  ...changes,
});
