import * as v from 'valibot';
import { defineCall } from './define.ts';
import { studyEvidence as studyEvidenceData } from './types/evidence.ts';
import { playerTag, studyBeat, studyBeatResult, studyStart as studyStartData } from './types/study.ts';
import { contextFields } from './types/values.ts';
import { jsonId, merged, wireId } from './types/wire.ts';

export { studySummary } from './parts/studySummary.ts';
export { evidenceReasons, needKinds } from './types/evidence.ts';
export type { EvidenceReason, EvidenceRefusal, NeedKind, StudyEvidence } from './types/evidence.ts';
export { beatEvents, beatRefusals } from './types/study.ts';
export { CreditState } from './types/studySummary.ts';
export type { CreditSummary, StudySummary } from './types/studySummary.ts';
export type {
  BeatEvent,
  BeatRefusal,
  ItemProgress,
  StudyBeat,
  StudyBeatResult,
  StudyStart,
} from './types/study.ts';

/**
 * Contract X22: opens an item and supersedes the learner's other sessions; without itemId, the one to
 * resume.
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

/** Contract X23: idempotent by (sessionId, seq); the last beat goes with keep-alive. */
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

/**
 * Contract X148: why the percentage of an item is what it is. An addition of ours to the calls of the documents: a
 * back end without it answers HTTP 404, and the explanation is then not offered.
 */
export const studyEvidence = defineCall({
  id: 'X148',
  method: 'GET',
  path: '/course/pc/study/evidence',
  encoding: 'query',
  auth: 'session',
  request: v.object({ courseId: wireId, itemId: wireId }),
  data: studyEvidenceData,
});
