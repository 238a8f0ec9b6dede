import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  apprenticeDetail as apprenticeDetailData,
  teachOverview as teachOverviewData,
} from './types/mentor.ts';
import { noRequest, wireId } from './types/wire.ts';

export { ApprenticeshipState } from './types/mentor.ts';
export type { ApprenticeDetail, Apprenticeship, TeachOverview } from './types/mentor.ts';

/** The work that waits for a mentor, lecturer or admin. */
export const teachOverview = defineCall({
  id: 'X84',
  method: 'GET',
  path: '/mentor/pc/teach/overview',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: teachOverviewData,
});

/** The progress of an apprentice; mentors see only their own apprentices. */
export const apprenticeDetail = defineCall({
  id: 'X85',
  method: 'GET',
  path: '/mentor/pc/apprentice/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ id: wireId }),
  data: apprenticeDetailData,
});
