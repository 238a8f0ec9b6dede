import * as v from 'valibot';
import { defineCall } from './define.ts';
import { answer, answers, written } from './types/question.ts';
import {
  questionnaireDetail as questionnaireDetailData,
  questionnaireRecord,
  questionnaireSummary,
  questionnaireThanks,
} from './types/questionnaire.ts';
import { contextFields } from './types/values.ts';
import {
  extended,
  idempotency,
  jsonId,
  jsonInteger,
  jsonNumber,
  merged,
  pageOf,
  pageRequest,
  wireId,
} from './types/wire.ts';

export type { Answer, Choice, SurveyQuestion } from './types/question.ts';
export { QuestionnaireState } from './types/questionnaire.ts';
export type {
  Questionnaire,
  QuestionnaireDetail,
  QuestionnaireRecord,
  QuestionnaireSummary,
  QuestionnaireThanks,
} from './types/questionnaire.ts';

/** Tabs of the questionnaire list. */
export const questionnaireTabs = ['todo', 'done', 'missed', 'all'] as const;
export type QuestionnaireTab = (typeof questionnaireTabs)[number];

/** The questionnaires that concern the learner. */
export const questionnaireList = defineCall({
  id: 'X44',
  method: 'GET',
  path: '/questionnaire/pc/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, { tab: v.picklist(questionnaireTabs) }),
  data: pageOf(questionnaireSummary),
});

/** The questions, with the draft or with an earlier record. */
export const questionnaireDetail = defineCall({
  id: 'X45',
  method: 'GET',
  path: '/questionnaire/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: merged(contextFields(wireId), {
    questionnaireId: wireId,
    recordId: v.optional(wireId),
  }),
  data: questionnaireDetailData,
});

/**
 * Saves the draft of a named questionnaire; an anonymous draft stays in the browser, and the server stores none.
 * `savedTime` is 0 when nothing was stored. A save with a `seq` never replaces a newer one, nor what another
 * window has stored meanwhile: then the answer has the `answers` that are stored instead, and their `seq`, and
 * the sender joins both and sends again. A save without a `seq` replaces whatever is stored.
 */
export const questionnaireSave = defineCall({
  id: 'X46',
  method: 'POST',
  path: '/questionnaire/pc/save',
  encoding: 'json',
  auth: 'session',
  background: true,
  request: v.object({ questionnaireId: jsonId, answers, seq: v.optional(jsonInteger(1)), ...written }),
  data: v.object({
    savedTime: v.number(),
    /** Number of the draft that is stored now. */
    seq: v.optional(v.number()),
    answers: v.optional(v.array(answer)),
  }),
});

/**
 * Hands in a questionnaire; `anonymous` is read only if the respondent may choose. Refused when it is closed
 * (4101), answered already (4102) or a required question has no answer (4103). Values of hidden questions are
 * dropped.
 */
export const questionnaireSubmit = defineCall({
  id: 'X47',
  method: 'POST',
  path: '/questionnaire/pc/submit',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  forgetsBody: true,
  request: extended(
    merged(idempotency, {
      questionnaireId: jsonId,
      answers,
      anonymous: v.optional(v.boolean()),
      usedSeconds: jsonNumber(0, 360_000),
    }),
    contextFields(jsonId),
  ),
  data: questionnaireThanks,
});

/** The questionnaires that the learner has answered; anonymous ones are listed without their answers. */
export const questionnaireRecords = defineCall({
  id: 'X48',
  method: 'GET',
  path: '/questionnaire/pc/record/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(v.object(pageRequest), {}),
  data: pageOf(questionnaireRecord),
});
