import * as v from 'valibot';
import { defineCall } from './define.ts';
import { playerTag, studyBeat, studyBeatResult, studyStart as studyStartData } from './types/study.ts';
import { contextFields } from './types/values.ts';
import { jsonId, merged } from './types/wire.ts';

export { studyEvidence } from './parts/studyEvidence.ts';
export { studySummary } from './parts/studySummary.ts';
export { weeklyGoalSet } from './parts/weeklyGoal.ts';
export { evidenceReasons, needKinds } from './types/evidence.ts';
export type { EvidenceReason, EvidenceRefusal, NeedKind, StudyEvidence } from './types/evidence.ts';
export { beatEvents, beatRefusals, shortestSegment } from './types/study.ts';
export { CreditState, weeklyGoals } from './types/studySummary.ts';
export type { CreditSummary, StudySummary, StudyWeek } from './types/studySummary.ts';
export type {
  BeatEvent,
  BeatRefusal,
  ItemProgress,
  StudyBeat,
  StudyBeatResult,
  StudyStart,
} from './types/study.ts';

/**
 * Opens an item and supersedes the learner's other study sessions; without itemId, opens the item to resume.
 */
export const studyStart = defineCall({
  id: 'X22',
  method: 'POST',
  path: '/course/pc/study/start',
  encoding: 'json',
  auth: 'session',
  request: merged(contextFields(jsonId), {
    courseId: jsonId,
    itemId: v.optional(jsonId),
    playerTag,
  }),
  data: studyStartData,
});

/**
 * Reports what was played. A beat counts once by (sessionId, seq), and the last one of a page is sent with
 * keep-alive.
 */
export const studyHeartbeat = defineCall({
  id: 'X23',
  method: 'POST',
  path: '/course/pc/study/heartbeat',
  encoding: 'json',
  auth: 'session',
  background: true,
  request: studyBeat,
  data: studyBeatResult,
});
