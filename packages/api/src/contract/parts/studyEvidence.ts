import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { studyEvidence as studyEvidenceData } from '../types/evidence.ts';
import { wireId } from '../types/wire.ts';

/**
 * Explains the percentage of an item. The call is an addition of ours to the specification: a back end
 * without it answers HTTP 404, and the portal then offers no explanation.
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
