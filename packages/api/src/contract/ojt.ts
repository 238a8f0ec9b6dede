import * as v from 'valibot';
import { defineCall } from './define.ts';
import { ojtProgramme, ojtSummary, ojtTask } from './types/ojt.ts';
import { fileIds, idempotency, jsonId, merged, pageOf, pageRequest, text, wireId } from './types/wire.ts';

export { ojtEvidence } from './types/ojt.ts';
export type { OjtEvidence, OjtProgramme, OjtSummary, OjtTask } from './types/ojt.ts';

/** Tabs of the list of training at the workplace. */
export const ojtTabs = ['doing', 'done', 'all'] as const;
export type OjtTab = (typeof ojtTabs)[number];

/** The programmes in which the person is the learner or the mentor. */
export const ojtList = defineCall({
  id: 'X65',
  method: 'GET',
  path: '/ojt/pc/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    tab: v.picklist(ojtTabs),
    as: v.picklist(['learner', 'mentor']),
  }),
  data: pageOf(ojtSummary),
});

/** One programme, for its learner and its mentor. */
export const ojtDetail = defineCall({
  id: 'X66',
  method: 'GET',
  path: '/ojt/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ ojtId: wireId }),
  data: ojtProgramme,
});

/** Saves a draft, or hands in to the mentor. */
export const ojtSubmit = defineCall({
  id: 'X67',
  method: 'POST',
  path: '/ojt/pc/task/submit',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, {
    taskId: jsonId,
    text: v.optional(text(0, 2000)),
    fileIds: fileIds(9),
    draft: v.boolean(),
  }),
  data: ojtTask,
});
