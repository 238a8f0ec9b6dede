import { QuestionKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { sentValues } from '../types/question.ts';
import { jsonId, merged, pageOf, pageRequest, wireEnum, wireId } from '../types/wire.ts';
import { wrongChecked, wrongQuestion } from '../types/wrongQuestion.ts';

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
