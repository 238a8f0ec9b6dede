import { ExamKind, QuestionKind, SubmitReason, SwitchCause } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  attemptBrief,
  attemptLateKept,
  attemptResult as attemptResultData,
  attemptSaved,
  attemptStart as attemptStartData,
  attemptSwitched,
  attemptWatched,
  deskAttempt,
  deskExam,
  examInfo as examInfoData,
  externalEntry,
  externalExam,
  switchEntry,
  wrongChecked,
  wrongQuestion,
} from './types/exam.ts';
import { examSummary } from './types/examSummary.ts';
import { checkedQuestion, sentAnswer, sentValues, written } from './types/question.ts';
import { contextFields } from './types/values.ts';
import {
  extended,
  idempotency,
  jsonId,
  jsonIds,
  jsonInteger,
  jsonNumber,
  keyword,
  matching,
  merged,
  pageOf,
  pageRequest,
  text,
  wireBoolean,
  wireEnum,
  wireId,
  wireInteger,
} from './types/wire.ts';

export { answerRefusals, attemptFrame, guestFields, saveRefusals } from './types/exam.ts';
export type {
  AnswerRefusal,
  Attempt,
  AttemptBrief,
  AttemptFrame,
  AttemptLateKept,
  AttemptResult,
  AttemptSaved,
  AttemptStart,
  AttemptSwitched,
  AttemptTicket,
  AttemptWatched,
  DeskAttempt,
  DeskExam,
  ExamInfo,
  ExamRules,
  ExternalEntry,
  ExternalExam,
  GuestField,
  LateAnswer,
  Paper,
  SaveRefusal,
  SheetAnswer,
  SwitchEntry,
  WrongChecked,
  WrongQuestion,
} from './types/exam.ts';
export { resultReasons } from './types/examSummary.ts';
export type { ExamSummary, ResultReason } from './types/examSummary.ts';
export type {
  Answer,
  CheckedQuestion,
  Choice,
  ExamQuestion,
  MarkedQuestion,
  ReviewedQuestion,
} from './types/question.ts';

/**
 * A whole set of answers in a request, each with the time at which it was typed if the device knows it; the
 * limits are far above what an exam needs and stop senseless requests.
 */
const sentSheet = /* @__PURE__ */ v.pipe(
  v.array(extended(sentAnswer, { typedTime: v.optional(jsonInteger(0)) })),
  v.maxLength(500),
);

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
 * Enters an external exam and returns a guest token for this exam only; the same phone number is the same
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

/** The exams that the caller supervises, those in progress first. */
export const examDesk = defineCall({
  id: 'X162',
  method: 'GET',
  path: '/exam/pc/desk/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(merged(pageRequest, { keyword: v.optional(keyword) }), {}),
  data: pageOf(deskExam),
});

/** The attempts in progress at an exam. */
export const examDeskAttempts = defineCall({
  id: 'X163',
  method: 'GET',
  path: '/exam/pc/desk/attempts',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, { examId: wireId }),
  data: extended(pageOf(deskAttempt), {
    /** Title of the exam. */
    title: v.optional(v.string()),
    serverTime: v.optional(v.number()),
  }),
});

/**
 * Some attempts at an exam; without `attemptIds` all that are in progress. `reason` is shown to their
 * learners.
 */
const chosenAttempts = { examId: jsonId, attemptIds: v.optional(jsonIds(500)), reason: text(0, 200) };

/**
 * Adds minutes to attempts in progress, or removes some if negative; nobody is left with less than a minute,
 * and an untimed attempt stays unchanged. The new deadline may be after the exam has closed. Nobody can change
 * their own time: the caller's own attempt is left out, and refused (1003) when no other is named.
 */
export const examExtraTime = defineCall({
  id: 'X164',
  method: 'POST',
  path: '/exam/pc/desk/extraTime',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, { ...chosenAttempts, minutes: jsonInteger(-240, 240) }),
  data: v.object({ changed: v.number() }),
});

/**
 * Ends attempts now: their deadline is set to the current time, and answers in transit are accepted for
 * `bellGraceMs` more before the attempts are handed in.
 */
export const examEnd = defineCall({
  id: 'X165',
  method: 'POST',
  path: '/exam/pc/desk/end',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, chosenAttempts),
  data: v.object({ ended: v.number() }),
});

/** Tabs of the wrong-answer book. */
export const wrongTabs = ['open', 'mastered', 'all'] as const;
export type WrongTab = (typeof wrongTabs)[number];

/**
 * The wrong-answer book: questions that were wrong in all results whose answers the learner may see, newest
 * first.
 */
export const wrongQuestions = defineCall({
  id: 'X166',
  method: 'GET',
  path: '/exam/pc/wrong/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    tab: v.picklist(wrongTabs),
    examId: v.optional(wireId),
    kind: v.optional(wireEnum(QuestionKind)),
  }),
  data: pageOf(wrongQuestion),
});

/** Practises one question of the wrong-answer book; a question that is not in it is not found (1004). */
export const wrongQuestionCheck = defineCall({
  id: 'X167',
  method: 'POST',
  path: '/exam/pc/wrong/check',
  encoding: 'json',
  auth: 'session',
  request: v.object({ questionId: jsonId, values: sentValues }),
  data: wrongChecked,
});
