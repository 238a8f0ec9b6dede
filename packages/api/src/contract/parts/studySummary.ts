import { defineCall } from '../define.ts';
import { studySummary as studySummaryData } from '../types/studySummary.ts';
import { noRequest } from '../types/wire.ts';

/** The summary at the top of the study centre and of the home page. */
export const studySummary = defineCall({
  id: 'X49',
  method: 'GET',
  path: '/study/pc/summary',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: studySummaryData,
});
