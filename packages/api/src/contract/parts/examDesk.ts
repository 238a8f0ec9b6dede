import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { deskAttempt, deskExam } from '../types/examDesk.ts';
import {
  extended,
  idempotency,
  jsonId,
  jsonIds,
  jsonInteger,
  keyword,
  merged,
  pageOf,
  pageRequest,
  text,
  wireId,
} from '../types/wire.ts';

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
