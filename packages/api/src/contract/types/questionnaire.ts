import { AnonymousMode } from '@stoa/domain';
import * as v from 'valibot';
import { taskSource } from './examSummary.ts';
import { answer, surveyQuestion } from './question.ts';
import { award, studyContext } from './values.ts';
import { merged } from './wire.ts';

/** Where somebody stands with a questionnaire. */
export const QuestionnaireState = { NotOpen: 1, Todo: 2, Draft: 3, Done: 4, Missed: 5 } as const;
export type QuestionnaireState = (typeof QuestionnaireState)[keyof typeof QuestionnaireState];

/** A questionnaire and where the learner stands with it. */
export const questionnaireSummary = v.object({
  questionnaireId: v.number(),
  title: v.string(),
  openTime: v.optional(v.number()),
  closeTime: v.optional(v.number()),
  questionCount: v.number(),
  /** Whether it may be answered more than once. */
  multiSubmit: v.optional(v.boolean()),
  anonymousMode: v.enum(AnonymousMode),
  state: v.enum(QuestionnaireState),
  submitTime: v.optional(v.number()),
  source: v.optional(taskSource),
});
export type QuestionnaireSummary = v.InferOutput<typeof questionnaireSummary>;

/** A questionnaire with its questions. */
export const questionnaire = v.object({
  questionnaireId: v.number(),
  companyId: v.number(),
  title: v.string(),
  coverUrl: v.optional(v.string()),
  introHtml: v.string(),
  openTime: v.optional(v.number()),
  closeTime: v.optional(v.number()),
  anonymousMode: v.enum(AnonymousMode),
  multiSubmit: v.boolean(),
  questions: v.array(surveyQuestion),
  thanksHtml: v.string(),
  context: v.optional(studyContext),
});
export type Questionnaire = v.InferOutput<typeof questionnaire>;

const handedIn = /* @__NO_SIDE_EFFECTS__ */ () => ({
  questionnaireId: v.number(),
  title: v.string(),
});

/**
 * What somebody handed in. Of an anonymous one there is only that it happened, on which day: what was answered is
 * stored without the person, and nothing leads from one to the other.
 */
export const questionnaireRecord = /* @__PURE__ */ v.variant('anonymous', [
  merged(handedIn(), {
    anonymous: v.literal(false),
    recordId: v.number(),
    submitTime: v.number(),
    viewable: v.boolean(),
    answers: v.optional(v.array(answer)),
  }),
  merged(handedIn(), {
    anonymous: v.literal(true),
    /** Start of the day. */
    submitTime: v.number(),
    viewable: v.literal(false),
  }),
]);
export type QuestionnaireRecord = v.InferOutput<typeof questionnaireRecord>;

/**
 * The questions, with a draft or with what was handed in: the record that was asked for, else the last one of a
 * person who has answered and may not answer again.
 */
export const questionnaireDetail = v.object({
  questionnaire,
  draft: v.optional(v.array(answer)),
  record: v.optional(questionnaireRecord),
  /** Whether it may be answered now; `blockMsg` says why not. */
  canAnswer: v.boolean(),
  blockMsg: v.optional(v.string()),
  /** Encrypts what is written and not handed in yet, which is kept on this device. */
  outboxKey: v.optional(v.string()),
});
export type QuestionnaireDetail = v.InferOutput<typeof questionnaireDetail>;

/** Thanks, and what was earned; an anonymous answer has no record. */
export const questionnaireThanks = v.object({
  recordId: v.optional(v.number()),
  thanksHtml: v.string(),
  awards: v.array(award),
});
export type QuestionnaireThanks = v.InferOutput<typeof questionnaireThanks>;
