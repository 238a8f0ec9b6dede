import { ExamKind, SubmitReason, SwitchCause } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  attemptLateKept,
  attemptResult as attemptResultData,
  attemptSaved,
  attemptStart as attemptStartData,
  attemptSwitched,
  attemptWatched,
  switchEntry,
} from './types/exam.ts';
import { attemptBrief, examInfo as examInfoData } from './types/examInfo.ts';
import { examSummary } from './types/examSummary.ts';
import { checkedQuestion, sentAnswer, sentValues, written } from './types/question.ts';
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

export { examDesk, examDeskAttempts, examEnd, examExtraTime } from './parts/examDesk.ts';
export { externalExamEnter, externalExamInfo } from './parts/externalExam.ts';
export { wrongQuestionCheck, wrongQuestions, wrongTabs } from './parts/wrongQuestions.ts';
export type { WrongTab } from './parts/wrongQuestions.ts';
export { answerRefusals, attemptFrame, saveRefusals } from './types/exam.ts';
export type {
  AnswerRefusal,
  Attempt,
  AttemptFrame,
  AttemptLateKept,
  AttemptResult,
  AttemptSaved,
  AttemptStart,
  AttemptSwitched,
  AttemptTicket,
  AttemptWatched,
  LateAnswer,
  Paper,
  SaveRefusal,
  SheetAnswer,
  SwitchEntry,
} from './types/exam.ts';
export type { DeskAttempt, DeskExam } from './types/examDesk.ts';
export type { AttemptBrief, ExamInfo, ExamRules } from './types/examInfo.ts';
export { resultReasons } from './types/examSummary.ts';
export type { ExamSummary, ResultReason } from './types/examSummary.ts';
export { guestFields } from './types/externalExam.ts';
export type { ExternalEntry, ExternalExam, GuestField } from './types/externalExam.ts';
export type {
  Answer,
  CheckedQuestion,
  Choice,
  ExamQuestion,
  MarkedQuestion,
  ReviewedQuestion,
} from './types/question.ts';
export type { WrongChecked, WrongQuestion } from './types/wrongQuestion.ts';

/**
 * A whole set of answers in a request, each with the time at which it was typed if the device knows it; the
 * limits are far above what an exam needs and stop senseless requests.
 */
const sentSheet = /* @__PURE__ */ v.pipe(
  v.array(extended(sentAnswer, { typedTime: v.optional(jsonInteger(0)) })),
  v.maxLength(500),
);
export type SentSheet = v.InferOutput<typeof sentSheet>;

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

/**
 * Starts an attempt and draws its paper once. If an attempt is in progress, it is resumed with the same kind
 * of answer.
 */
export const attemptStart = defineCall({
  id: 'X35',
  method: 'POST',
  path: '/exam/pc/attempt/start',
  encoding: 'json',
  auth: 'session',
  guest: true,
  request: merged(contextFields(jsonId), {
    examId: jsonId,
    /**
     * The attempt to continue. Once it was handed in the call is refused (4008), and no other attempt is
     * started.
     */
    attemptId: v.optional(jsonId),
    password: v.optional(matching(/^.{1,64}$/s)),
  }),
  data: attemptStartData,
});

const flagged = v.pipe(v.array(jsonId), v.maxLength(500));

/**
 * Saves the full set of answers in the background. An older `seq` is ignored, the same set again is
 * acknowledged again, and every refusal is in the data. Accepted until `bellGraceMs` after the deadline.
 */
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
    answers: sentSheet,
    flagged,
    currentQuestionId: v.optional(jsonId),
    ...written,
  }),
  data: attemptSaved,
});

/**
 * Reports how often the screen was left; the server keeps the largest of this count, its own and that of the
 * entries. Exceeding the limit hands the paper in. `entries` are those that the server has not acknowledged
 * yet, including those that do not count.
 */
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
    entries: v.optional(
      v.pipe(
        v.array(
          v.object({
            entryKey: idempotency.idemKey,
            cause: v.enum(SwitchCause),
            leftTime: jsonInteger(0),
            awaySeconds: jsonNumber(0, 360_000),
          }),
        ),
        v.maxLength(50),
      ),
    ),
  }),
  data: attemptSwitched,
});

/**
 * Checks one question at once, in a class practice only (otherwise 1003); afterwards its answer cannot be
 * changed. A second check returns the first one; 4008 once the practice is over.
 */
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
    values: sentValues,
  }),
  data: checkedQuestion,
});

/**
 * Hands in an attempt; a second call returns the first result, whatever its key. The set of answers is first
 * stored by the rules of `attemptSave`; if another window has stored a newer set, that one is handed in. A
 * hand-in by the learner before the earliest time is refused (4007).
 */
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
    answers: sentSheet,
    flagged,
    reason: v.enum(SubmitReason),
    ...written,
  }),
  data: attemptResultData,
});

/** The result of an attempt, as far as `policy` shows it, and not before it is published. */
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

/**
 * Saves the learner's comment on leaving the page; possible until the paper is handed in (4008). Guests may
 * comment too.
 */
export const attemptSwitchComment = defineCall({
  id: 'X159',
  method: 'POST',
  path: '/exam/pc/attempt/switch/comment',
  encoding: 'json',
  auth: 'session',
  guest: true,
  request: v.object({ attemptId: jsonId, entryKey: idempotency.idemKey, comment: text(0, 200) }),
  data: switchEntry,
});

/**
 * Sends answers that were typed in time and could not be sent before the attempt was handed in. They are
 * stored beside it and count only when a marker accepts them. A back end without the call (HTTP 404) cannot
 * store them.
 */
export const attemptLate = defineCall({
  id: 'X160',
  method: 'POST',
  path: '/exam/pc/attempt/late',
  encoding: 'json',
  auth: 'session',
  guest: true,
  background: true,
  request: v.object({
    attemptId: jsonId,
    answers: v.pipe(
      v.array(extended(sentAnswer, { typedTime: jsonInteger(0) })),
      v.minLength(1),
      v.maxLength(500),
    ),
  }),
  data: attemptLateKept,
});

/** Whether an attempt is in progress and its deadline, with a ticket for its WebSocket; changes nothing. */
export const attemptWatch = defineCall({
  id: 'X161',
  method: 'POST',
  path: '/exam/pc/attempt/watch',
  encoding: 'json',
  auth: 'session',
  guest: true,
  background: true,
  request: v.object({ attemptId: jsonId }),
  data: attemptWatched,
});
