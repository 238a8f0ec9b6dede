import { QuestionKind, Verdict } from '@stoa/domain';
import * as v from 'valibot';
import { fileRef } from './values.ts';
import { idempotency, jsonId, jsonInteger, merged } from './wire.ts';

/**
 * One choice: an option, or one side of a pair. Answers name it by its key. The text of an option of a single or
 * multiple choice may contain formulae as a stem does; other texts are plain, because they are read out.
 */
export const choice = v.object({ key: v.string(), text: v.string(), imageUrl: v.optional(v.string()) });
export type Choice = v.InferOutput<typeof choice>;

/** How the steps of a scale look. */
export const scaleStyles = ['number', 'star', 'nps'] as const;

/*
 * Fields by the kind of the question. They are functions, because a bundler keeps every object that is
 * created when a module is loaded, and a screen of questionnaires needs no exam questions.
 */

const stem = /* @__NO_SIDE_EFFECTS__ */ () => ({
  questionId: v.number(),
  /**
   * HTML; `____` is a blank. A formula in TeX is `$…$` in a line and `$$…$$` on a line of its own; `\$` is a
   * dollar sign, as is any whose formula would begin or end with a space, or that stands behind a letter or figure
   * (`US$5`) or before a figure at its end (`$5,$6`). Code is `<pre><code class="language-sql">`; languages with
   * colours are bash, cpp, css, java, javascript, json, python, sql, typescript and xml.
   */
  stemHtml: v.string(),
  media: v.optional(v.array(fileRef)),
});

const options = /* @__NO_SIDE_EFFECTS__ */ () => ({ options: v.array(choice) });

const single = /* @__NO_SIDE_EFFECTS__ */ () => ({ kind: v.literal(QuestionKind.Single), ...options() });

const multiple = /* @__NO_SIDE_EFFECTS__ */ () => ({
  kind: v.literal(QuestionKind.Multiple),
  ...options(),
  minSelect: v.optional(v.number()),
  maxSelect: v.optional(v.number()),
});

const trueFalse = /* @__NO_SIDE_EFFECTS__ */ () => ({ kind: v.literal(QuestionKind.TrueFalse) });

const fillIn = /* @__NO_SIDE_EFFECTS__ */ () => ({
  kind: v.literal(QuestionKind.FillIn),
  /** Number of blanks. */
  blanks: v.number(),
});

const shortAnswer = /* @__NO_SIDE_EFFECTS__ */ () => ({
  kind: v.literal(QuestionKind.ShortAnswer),
  /** Longest text in characters; a longer one is refused. */
  maxLength: v.optional(v.number()),
  allowFiles: v.optional(v.boolean()),
});

const matching = /* @__NO_SIDE_EFFECTS__ */ () => ({
  kind: v.literal(QuestionKind.Matching),
  left: v.array(choice),
  /** May have more entries than `left`. */
  right: v.array(choice),
});

const ordering = /* @__NO_SIDE_EFFECTS__ */ () => ({
  kind: v.literal(QuestionKind.Ordering),
  /** The items to be put in order, in the order in which they are first shown. */
  ...options(),
});

const scale = /* @__NO_SIDE_EFFECTS__ */ () => ({
  kind: v.literal(QuestionKind.Scale),
  scale: v.object({
    min: v.number(),
    max: v.number(),
    minLabel: v.string(),
    maxLabel: v.string(),
    style: v.picklist(scaleStyles),
  }),
});

const matrix = /* @__NO_SIDE_EFFECTS__ */ () => ({
  kind: v.literal(QuestionKind.Matrix),
  rows: v.array(choice),
  columns: v.array(choice),
});

/** The seven kinds of an exam, each with more fields. */
const examKinds = /* @__NO_SIDE_EFFECTS__ */ <More extends v.ObjectEntries>(more: More) =>
  v.variant('kind', [
    merged({ ...stem(), ...single() }, more),
    merged({ ...stem(), ...multiple() }, more),
    merged({ ...stem(), ...trueFalse() }, more),
    merged({ ...stem(), ...fillIn() }, more),
    merged({ ...stem(), ...shortAnswer() }, more),
    merged({ ...stem(), ...matching() }, more),
    merged({ ...stem(), ...ordering() }, more),
  ]);

/** A question of a paper, as it was drawn for its attempt, without the right answer. */
export const examQuestion = /* @__PURE__ */ examKinds({
  /** Points for a completely right answer; a class practice may have none. */
  score: v.optional(v.number()),
});
export type ExamQuestion = v.InferOutput<typeof examQuestion>;

/** The six kinds of a questionnaire, each with more fields. */
const surveyKinds = /* @__NO_SIDE_EFFECTS__ */ <More extends v.ObjectEntries>(more: More) => {
  const other = { otherOption: v.optional(v.boolean()) };
  return v.variant('kind', [
    merged({ ...stem(), ...single(), ...other }, more),
    merged({ ...stem(), ...multiple(), ...other }, more),
    merged({ ...stem(), ...shortAnswer() }, more),
    merged({ ...stem(), ...ordering() }, more),
    merged({ ...stem(), ...scale() }, more),
    merged({ ...stem(), ...matrix() }, more),
  ]);
};

/** A question of a questionnaire. `otherOption` lets people write an option of their own. */
export const surveyQuestion = /* @__PURE__ */ surveyKinds({
  required: v.optional(v.boolean()),
  /** The question is shown only while the answer to that question contains one of these keys. */
  showWhen: v.optional(v.object({ questionId: v.number(), keys: v.array(v.string()) })),
});
export type SurveyQuestion = v.InferOutput<typeof surveyQuestion>;

/**
 * The answer to a question; no entry or empty values mean no answer. Single `["B"]`, multiple `["A","C"]`
 * sorted, true or false `["T"]`, fill-in one text for each blank, short answer one text, matching
 * `["L1:R3"]`, ordering the keys in order, scale `["4"]`, matrix `["row1:col2"]`, an option of one's own
 * `["OTHER:text"]`. `readAnswer` and `writeAnswer` of `@stoa/domain` convert it into a union by kind and
 * back.
 */
export const answer = v.object({
  questionId: v.number(),
  values: v.array(v.string()),
  files: v.optional(v.array(fileRef)),
});
export type Answer = v.InferOutput<typeof answer>;

/** The texts of one answer in a request. */
export const sentValues = /* @__PURE__ */ v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(20_000))),
  v.maxLength(200),
);

/** One answer in a request. The server takes files by `fileId`, and only those that the sender has uploaded. */
export const sentAnswer = v.object({
  questionId: jsonId,
  values: sentValues,
  files: v.optional(v.pipe(v.array(v.object({ fileId: jsonId })), v.maxLength(9))),
});

/**
 * A whole set of answers in a request; its limits are far above what an exam needs and stop senseless
 * requests.
 */
export const answers = v.pipe(v.array(sentAnswer), v.maxLength(500));

/**
 * The window that wrote a set of answers, and the stored set on which it is based. A window without these
 * fields wins by `seq` alone; with them it cannot overwrite what another window has stored meanwhile
 * (`judgeSave` of `@stoa/domain`).
 */
export const written = {
  writer: v.optional(idempotency.idemKey),
  baseSeq: v.optional(jsonInteger(0)),
};

const marked = /* @__NO_SIDE_EFFECTS__ */ () => ({
  score: v.optional(v.number()),
  /** The learner's answer; empty for no answer. */
  my: v.array(v.string()),
  files: v.optional(v.array(fileRef)),
  /** Absent while a short answer is still to be marked. */
  gotScore: v.optional(v.number()),
  verdict: v.enum(Verdict),
});

const reviewed = /* @__NO_SIDE_EFFECTS__ */ () => ({
  ...marked(),
  /** In the form of an answer; of a fill-in all accepted texts of a blank, separated by ` | `. */
  correct: v.array(v.string()),
  /** With formulae and code as in a stem. */
  analysisHtml: v.string(),
  markerComment: v.optional(v.string()),
});

/** A question with its answer and its mark, without the right answer. */
export const markedQuestion = /* @__PURE__ */ examKinds(marked());
export type MarkedQuestion = v.InferOutput<typeof markedQuestion>;

/** A question with its answer, its mark and the right answer. */
export const reviewedQuestion = /* @__PURE__ */ examKinds(reviewed());
export type ReviewedQuestion = v.InferOutput<typeof reviewedQuestion>;

/** A checked question of a class practice; it can no longer be changed. */
export const checkedQuestion = v.object({
  questionId: v.number(),
  verdict: v.enum(Verdict),
  correct: v.array(v.string()),
  analysisHtml: v.string(),
});
export type CheckedQuestion = v.InferOutput<typeof checkedQuestion>;
