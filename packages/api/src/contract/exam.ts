import { ExamKind, SubmitReason } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  attemptBrief,
  attemptResult as attemptResultData,
  attemptSaved,
  attemptStart as attemptStartData,
  attemptSwitched,
  examInfo as examInfoData,
  externalEntry,
  externalExam,
} from './types/exam.ts';
import { examSummary } from './types/examSummary.ts';
import { Verdict, answers } from './types/question.ts';
import { contextFields } from './types/values.ts';
import {
  extended,
  idempotency,
  jsonId,
  jsonInteger,
  jsonNumber,
  keyword,
  matching,
  merged,
  pageOf,
  pageRequest,
  text,
  wireBoolean,
  wireId,
  wireInteger,
} from './types/wire.ts';

export { guestFields } from './types/exam.ts';
export type {
  Attempt,
  AttemptBrief,
  AttemptResult,
  AttemptSaved,
  AttemptStart,
  AttemptSwitched,
  ExamInfo,
  ExamRules,
  ExternalEntry,
  ExternalExam,
  GuestField,
  Paper,
} from './types/exam.ts';
export type { ExamSummary } from './types/examSummary.ts';
export { Verdict } from './types/question.ts';
export type { Answer, Question, ReviewedQuestion } from './types/question.ts';

/** Tabs of the exam list. */
export const examTabs = ['todo', 'doing', 'done', 'missed', 'all'] as const;
export type ExamTab = (typeof examTabs)[number];

/** The exams that concern the learner. */
export const examList = defineCall({
  id: 'X33',
  method: 'GET',
  path: '/exam/pc/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    tab: v.picklist(examTabs),
    examKind: v.optional(v.enum(ExamKind)),
    keyword: v.optional(keyword),
  }),
  data: pageOf(examSummary),
});

/** The rules and the attempts of an exam, before anything is started. */
export const examInfo = defineCall({
  id: 'X34',
  method: 'GET',
  path: '/exam/pc/info',
  encoding: 'query',
  auth: 'session',
  request: merged(contextFields(wireId), { examId: wireId }),
  data: examInfoData,
});

/** Starts an attempt and draws its paper once; an attempt in progress is resumed with the same answer. */
export const attemptStart = defineCall({
  id: 'X35',
  method: 'POST',
  path: '/exam/pc/attempt/start',
  encoding: 'json',
  auth: 'session',
  guest: true,
  request: merged(contextFields(jsonId), {
    examId: jsonId,
    password: v.optional(matching(/^.{1,64}$/s)),
  }),
  data: attemptStartData,
});

const flagged = v.pipe(v.array(jsonId), v.maxLength(500));

/** Saves the full set of answers in the background; an older `seq` is ignored. */
export const attemptSave = defineCall({
  id: 'X36',
  method: 'POST',
  path: '/exam/pc/attempt/save',
  encoding: 'json',
  auth: 'session',
  guest: true,
  background: true,
  request: v.object({
    attemptId: jsonId,
    seq: jsonInteger(1),
    answers,
    flagged,
    currentQuestionId: v.optional(jsonId),
  }),
  data: attemptSaved,
});

/** Reports how often the screen was left; the server keeps the largest count. */
export const attemptSwitch = defineCall({
  id: 'X37',
  method: 'POST',
  path: '/exam/pc/attempt/switch',
  encoding: 'json',
  auth: 'session',
  guest: true,
  background: true,
  request: v.object({
    attemptId: jsonId,
    count: jsonInteger(0, 100_000),
    awaySeconds: jsonNumber(0, 360_000),
  }),
  data: attemptSwitched,
});

/** Checks one question at once, in a class practice only. */
export const attemptCheck = defineCall({
  id: 'X38',
  method: 'POST',
  path: '/exam/pc/attempt/check',
  encoding: 'json',
  auth: 'session',
  guest: true,
  request: v.object({
    attemptId: jsonId,
    questionId: jsonId,
    values: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20_000))), v.maxLength(200)),
  }),
  data: v.object({ verdict: v.enum(Verdict), correct: v.array(v.string()), analysisHtml: v.string() }),
});

/** Hands in an attempt; a second call answers the first result. */
export const attemptSubmit = defineCall({
  id: 'X39',
  method: 'POST',
  path: '/exam/pc/attempt/submit',
  encoding: 'json',
  auth: 'session',
  guest: true,
  idempotent: true,
  request: merged(idempotency, {
    attemptId: jsonId,
    seq: jsonInteger(1),
    answers,
    flagged,
    reason: v.enum(SubmitReason),
  }),
  data: attemptResultData,
});

/** The result of an attempt, as much of it as `policy` shows, and not before it may be seen. */
export const attemptResult = defineCall({
  id: 'X40',
  method: 'GET',
  path: '/exam/pc/attempt/result',
  encoding: 'query',
  auth: 'session',
  guest: true,
  request: v.object({ attemptId: wireId }),
  data: attemptResultData,
});

/** The learner's attempts at all exams; `from` and `to` limit when they started. */
export const examRecords = defineCall({
  id: 'X41',
  method: 'GET',
  path: '/exam/pc/record/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    examId: v.optional(wireId),
    examKind: v.optional(v.enum(ExamKind)),
    passed: v.optional(wireBoolean),
    from: v.optional(wireInteger()),
    to: v.optional(wireInteger()),
  }),
  data: pageOf(extended(attemptBrief, { exam: examSummary })),
});

const externalCode = matching(/^[\w-]{1,64}$/);

/** An exam that needs no account, by the code of its link; an unknown code is refused (4010). */
export const externalExamInfo = defineCall({
  id: 'X42',
  method: 'GET',
  path: '/exam/pc/external/info',
  encoding: 'query',
  auth: 'none',
  request: v.object({ code: externalCode }),
  data: externalExam,
});

/**
 * Enters an external exam: answers a guest token for this exam alone; the same phone number is the same
 * guest.
 */
export const externalExamEnter = defineCall({
  id: 'X43',
  method: 'POST',
  path: '/exam/pc/external/enter',
  encoding: 'json',
  auth: 'none',
  idempotent: true,
  request: merged(idempotency, {
    code: externalCode,
    name: text(1, 20),
    phone: matching(/^\d{5,15}$/),
    company: v.optional(text(1, 64)),
    jobNumber: v.optional(text(1, 32)),
    email: v.optional(text(3, 64)),
    password: v.optional(matching(/^.{1,64}$/s)),
  }),
  data: externalEntry,
});
