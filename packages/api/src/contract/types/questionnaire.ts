import { AnonymousMode } from '@stoa/domain';
import * as v from 'valibot';
import { taskSource } from './examSummary.ts';
import { answer, surveyQuestion } from './question.ts';
import { award, studyContext } from './values.ts';
import { merged } from './wire.ts';

/** The state of a person in a questionnaire. */
export const QuestionnaireState = { NotOpen: 1, Todo: 2, Draft: 3, Done: 4, Missed: 5 } as const;
export type QuestionnaireState = (typeof QuestionnaireState)[keyof typeof QuestionnaireState];

/** A questionnaire with the learner's state in it. */
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
 * A record of a questionnaire. An anonymous one contains only the day: the answers are stored without the
 * person, and nothing leads from one to the other.
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
 * The questions, with a draft or with a record: the one that was requested, else the latest one of a person
 * who has answered and may not answer again.
 */
export const questionnaireDetail = v.object({
  questionnaire,
  draft: v.optional(v.array(answer)),
  /** Number of the stored draft; the next save has a larger one. */
  draftSeq: v.optional(v.number()),
  record: v.optional(questionnaireRecord),
  /** Whether it may be answered now; `blockMsg` is the reason if not. */
  canAnswer: v.boolean(),
  blockMsg: v.optional(v.string()),
  /** Encrypts answers that are written and not handed in yet, which are kept on this device. */
  outboxKey: v.optional(v.string()),
});
export type QuestionnaireDetail = v.InferOutput<typeof questionnaireDetail>;

/** The thanks and the awards; an anonymous answer has no record. */
export const questionnaireThanks = v.object({
  recordId: v.optional(v.number()),
  thanksHtml: v.string(),
  awards: v.array(award),
});
export type QuestionnaireThanks = v.InferOutput<typeof questionnaireThanks>;
