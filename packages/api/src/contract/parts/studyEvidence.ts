import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { studyEvidence as studyEvidenceData } from '../types/evidence.ts';
import { wireId } from '../types/wire.ts';

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
