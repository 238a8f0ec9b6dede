import * as v from 'valibot';
import { checkedQuestion, examQuestion } from './question.ts';
import { fileRef } from './values.ts';
import { extended } from './wire.ts';

/**
 * A question that the learner has answered wrongly, or partly wrongly, in a result whose answers may be seen.
 */
export const wrongQuestion = v.object({
  questionId: v.number(),
  question: examQuestion,
  exam: v.object({ examId: v.number(), title: v.string() }),
  /** The latest attempt in which it was wrong. */
  attemptId: v.number(),
  /** The learner's answer in that attempt. */
  my: v.array(v.string()),
  files: v.optional(v.array(fileRef)),
  /** The number of attempts in which it was wrong. */
  wrongCount: v.number(),
  lastWrongTime: v.number(),
  /** How often in a row it was answered correctly in practice since then. */
  rightInRow: v.number(),
  /** Whether the question is mastered: it was answered correctly twice in a row. */
  mastered: v.boolean(),
});
export type WrongQuestion = v.InferOutput<typeof wrongQuestion>;

/** How a question of the wrong-answer book was answered in practice. */
export const wrongChecked = extended(checkedQuestion, { rightInRow: v.number(), mastered: v.boolean() });
export type WrongChecked = v.InferOutput<typeof wrongChecked>;
