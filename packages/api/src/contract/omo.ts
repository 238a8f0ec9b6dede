import { ClassMemberState, SignMethod, SignResult } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { assessment, homeworkDetail as homeworkDetailData, homeworkSubmission } from './types/homework.ts';
import {
  offlineClass,
  omoClass,
  omoClassSummary,
  signDisplay as signDisplayData,
  signInfo as signInfoData,
  signRecord,
} from './types/omo.ts';
import {
  fileIds,
  idempotency,
  jsonId,
  jsonNumber,
  keyword,
  matching,
  merged,
  pageOf,
  pageRequest,
  text,
  wireBoolean,
  wireId,
} from './types/wire.ts';

export { assessmentRoles, homeworkKinds } from './types/homework.ts';
export type {
  Assessment,
  AssessmentResult,
  Homework,
  HomeworkDetail,
  HomeworkKind,
  HomeworkSubmission,
  RubricItem,
} from './types/homework.ts';
export { EnrolMode, SessionState, SignDirection } from './types/omo.ts';
export type {
  OfflineClass,
  OmoClass,
  OmoClassSummary,
  OmoSession,
  SignActivity,
  SignDisplay,
  SignInfo,
  SignRecord,
} from './types/omo.ts';

/** Tabs of the class list. */
export const omoTabs = ['mine', 'open', 'ended'] as const;
export type OmoTab = (typeof omoTabs)[number];

/** Classes as lists show them. */
export const omoList = defineCall({
  id: 'X68',
  method: 'GET',
  path: '/omo/pc/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    tab: v.picklist(omoTabs),
    partner: v.optional(wireBoolean),
    areaId: v.optional(wireId),
    tabId: v.optional(wireId),
    keyword: v.optional(keyword),
  }),
  data: pageOf(omoClassSummary),
});

/** One class, also one of a partner. */
export const omoDetail = defineCall({
  id: 'X69',
  method: 'GET',
  path: '/omo/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ classId: wireId }),
  data: omoClass,
});

const memberState = v.object({ myState: v.enum(ClassMemberState) });

/** Joins a class, or applies for it. */
export const omoEnrol = defineCall({
  id: 'X70',
  method: 'POST',
  path: '/omo/pc/enrol',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, { classId: jsonId, reason: v.optional(text(0, 500)) }),
  data: memberState,
});

/** Leaves a class, which is possible only before it starts. */
export const omoWithdraw = defineCall({
  id: 'X71',
  method: 'POST',
  path: '/omo/pc/withdraw',
  encoding: 'json',
  auth: 'session',
  request: v.object({ classId: jsonId, reason: text(1, 500) }),
  data: memberState,
});

/** The activities for signing in; without `signId`, those of today in the session or class. */
export const signInfo = defineCall({
  id: 'X72',
  method: 'GET',
  path: '/omo/pc/sign/info',
  encoding: 'query',
  auth: 'session',
  request: v.object({
    classId: v.optional(wireId),
    sessionId: v.optional(wireId),
    signId: v.optional(wireId),
  }),
  data: signInfoData,
});

/** Signs in or out; a second call answers the first record. */
export const signSubmit = defineCall({
  id: 'X73',
  method: 'POST',
  path: '/omo/pc/sign/submit',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, {
    signId: jsonId,
    method: v.enum(SignMethod),
    code: v.optional(matching(/^\d{6}$/)),
    lat: v.optional(jsonNumber(-90, 90)),
    lng: v.optional(jsonNumber(-180, 180)),
    accuracy: v.optional(jsonNumber(0, 100_000)),
  }),
  data: signRecord,
});

/** The current sign-in code; polled every 3 s by the screen that shows it. */
export const signDisplay = defineCall({
  id: 'X74',
  method: 'GET',
  path: '/omo/pc/sign/display',
  encoding: 'query',
  auth: 'session',
  background: true,
  request: v.object({ signId: wireId }),
  data: signDisplayData,
});

/** Corrects a record of signing in; for lecturers and admins. */
export const signCorrect = defineCall({
  id: 'X75',
  method: 'POST',
  path: '/omo/pc/sign/correct',
  encoding: 'json',
  auth: 'session',
  request: v.object({ signId: jsonId, userId: jsonId, result: v.enum(SignResult), note: text(0, 500) }),
  data: signRecord,
});

/** One homework, named by its own id or by that of the task that holds it. */
export const homeworkDetail = defineCall({
  id: 'X76',
  method: 'GET',
  path: '/omo/pc/homework/detail',
  encoding: 'query',
  auth: 'session',
  request: v.union([v.object({ homeworkId: wireId }), v.object({ taskItemId: wireId })]),
  data: homeworkDetailData,
});

/** Saves a draft, or hands in a new version. */
export const homeworkSubmit = defineCall({
  id: 'X77',
  method: 'POST',
  path: '/omo/pc/homework/submit',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, {
    homeworkId: jsonId,
    text: text(0, 5000),
    fileIds: fileIds(9),
    draft: v.boolean(),
  }),
  data: homeworkSubmission,
});

/** Turns a submission back into a draft, unless a reviewer has opened it (5108). */
export const homeworkWithdraw = defineCall({
  id: 'X78',
  method: 'POST',
  path: '/omo/pc/homework/withdraw',
  encoding: 'json',
  auth: 'session',
  request: v.object({ submissionId: jsonId }),
  data: homeworkSubmission,
});

/** One meeting of a class. */
export const offlineClassDetail = defineCall({
  id: 'X79',
  method: 'GET',
  path: '/omo/pc/offline-class/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ sessionId: wireId }),
  data: offlineClass,
});

/** An offline assessment; examinees get only their own result, examiners get all results. */
export const assessmentDetail = defineCall({
  id: 'X80',
  method: 'GET',
  path: '/omo/pc/assessment/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ assessmentId: wireId, resultId: v.optional(wireId) }),
  data: assessment,
});
