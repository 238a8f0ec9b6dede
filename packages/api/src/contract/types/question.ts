import { QuestionKind } from '@stoa/domain';
import * as v from 'valibot';
import { fileRef } from './values.ts';
import { extended } from './wire.ts';

const choice = v.object({ key: v.string(), text: v.string(), imageUrl: v.optional(v.string()) });

/** How the steps of a scale look. */
export const scaleStyles = ['number', 'star', 'nps'] as const;

/** A question of a paper or a questionnaire; which fields it has depends on its kind. */
export const question = v.object({
  questionId: v.number(),
  kind: v.enum(QuestionKind),
  stemHtml: v.string(),
  media: v.optional(v.array(fileRef)),
  score: v.optional(v.number()),
  required: v.optional(v.boolean()),
  options: v.optional(v.array(choice)),
  blanks: v.optional(v.number()),
  left: v.optional(v.array(choice)),
  right: v.optional(v.array(choice)),
  scale: v.optional(
    v.object({
      min: v.number(),
      max: v.number(),
      minLabel: v.string(),
      maxLabel: v.string(),
      style: v.picklist(scaleStyles),
    }),
  ),
  rows: v.optional(v.array(choice)),
  columns: v.optional(v.array(choice)),
  minSelect: v.optional(v.number()),
  maxSelect: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  allowFiles: v.optional(v.boolean()),
  otherOption: v.optional(v.boolean()),
  showWhen: v.optional(v.object({ questionId: v.number(), keys: v.array(v.string()) })),
});
export type Question = v.InferOutput<typeof question>;

/**
 * What somebody answered; no entry or empty values is no answer. Single `["B"]`, multiple `["A","C"]` sorted,
 * true or false `["T"]`, fill-in one text a blank, short answer one text, matching `["L1:R3"]`, ordering the
 * keys in order, scale `["4"]`, matrix `["row1:col2"]`, another option `["OTHER:text"]`.
 */
export const answer = v.object({
  questionId: v.number(),
  values: v.array(v.string()),
  files: v.optional(v.array(fileRef)),
});
export type Answer = v.InferOutput<typeof answer>;

/**
 * A whole set of answers in a request; its limits are far above what an exam needs and stop senseless
 * requests.
 */
export const answers = v.pipe(
  v.array(
    v.object({
      questionId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      values: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20_000))), v.maxLength(200)),
      files: v.optional(v.pipe(v.array(fileRef), v.maxLength(9))),
    }),
  ),
  v.maxLength(500),
);

/** How an answer was marked. */
export const Verdict = { Wrong: 0, Right: 1, Partial: 2, Unmarked: 3 } as const;
export type Verdict = (typeof Verdict)[keyof typeof Verdict];

/** A question with what was answered and, as far as the policy shows it, what was right. */
export const reviewedQuestion = extended(question, {
  my: v.array(v.string()),
  files: v.optional(v.array(fileRef)),
  gotScore: v.optional(v.number()),
  verdict: v.optional(v.enum(Verdict)),
  correct: v.optional(v.array(v.string())),
  analysisHtml: v.optional(v.string()),
  markerComment: v.optional(v.string()),
});
export type ReviewedQuestion = v.InferOutput<typeof reviewedQuestion>;
