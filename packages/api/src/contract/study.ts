import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  playerTag,
  studyBeat,
  studyBeatResult,
  studyStart as studyStartData,
  studySummary as studySummaryData,
} from './types/study.ts';
import { contextFields } from './types/values.ts';
import { jsonId, merged, noRequest } from './types/wire.ts';

export { beatEvents, beatRefusals, CreditState } from './types/study.ts';
export type {
  BeatEvent,
  BeatRefusal,
  CreditSummary,
  ItemProgress,
  StudyBeat,
  StudyBeatResult,
  StudyStart,
  StudySummary,
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

/** Contract X49: the head of the study centre and of the home page. */
export const studySummary = defineCall({
  id: 'X49',
  method: 'GET',
  path: '/study/pc/summary',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: studySummaryData,
});
