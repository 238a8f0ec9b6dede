import {
  AttemptState,
  MultiScoreRule,
  PaperMode,
  QuestionKind,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  SubmitReason,
  SwitchCause,
} from '@stoa/domain';
import * as v from 'valibot';
import { examSummary, resultReasons } from './examSummary.ts';
import { answer, checkedQuestion, examQuestion, markedQuestion, reviewedQuestion } from './question.ts';
import { award, fileRef, userBrief } from './values.ts';
import { extended, merged } from './wire.ts';

/** How an exam is taken and marked; 0 means no limit. */
export const examRules = v.object({
  paperMode: v.enum(PaperMode),
  /** Whether earlier questions may be opened again in the mode of one question at a time. */
  allowBack: v.boolean(),
  shuffleQuestions: v.boolean(),
  shuffleOptions: v.boolean(),
  /** Minutes after the start before which nobody may hand in by hand (4007). */
  minSubmitMinutes: v.number(),
  /** Minutes after the exam's opening after which nobody may start (4005). */
  lateEntryMinutes: v.number(),
  /** Number of counted switches after which one more hands the paper in. */
  switchLimit: v.number(),
  /** Seconds for which the page may be left without it being counted; see `countsAsSwitch`. */
  switchGraceSeconds: v.number(),
  forceFullscreen: v.boolean(),
  forbidCopy: v.boolean(),
  needPassword: v.boolean(),
  resultPolicy: v.enum(ResultPolicy),
  resultWhen: v.enum(ResultWhen),
  scoreRule: v.enum(ScoreRule),
  multiScoreRule: v.enum(MultiScoreRule),
  retakeIntervalMinutes: v.number(),
  retakeOnlyIfFailed: v.boolean(),
  certificateTemplateId: v.optional(v.number()),
});
export type ExamRules = v.InferOutput<typeof examRules>;

/**
 * One try at an exam; `counted` marks the one that the score rule picks. `score` and `passed` are absent while
 * the attempt goes on or is being marked, and where the result may not be seen.
 */
export const attemptBrief = v.object({
  attemptId: v.number(),
  /** Which try of the learner at this exam it is, from 1. */
  no: v.number(),
  state: v.enum(AttemptState),
  startTime: v.number(),
  submitTime: v.optional(v.number()),
  submitReason: v.optional(v.enum(SubmitReason)),
  usedSeconds: v.number(),
  score: v.optional(v.number()),
  passed: v.optional(v.boolean()),
  switchCount: v.number(),
  counted: v.boolean(),
});
export type AttemptBrief = v.InferOutput<typeof attemptBrief>;

/** Everything that the page before an exam shows. */
export const examInfo = extended(examSummary, {
  description: v.string(),
  rules: examRules,
  attempts: v.array(attemptBrief),
  /** Number of questions of each kind. */
  kinds: v.optional(v.array(v.object({ kind: v.enum(QuestionKind), count: v.number() }))),
  /** The certificate for those who pass. */
  certificate: v.optional(v.object({ templateId: v.number(), name: v.string() })),
  /** Whether the learner may start or go on now; `blockCode` and `blockMsg` say why not. */
  canStart: v.boolean(),
  blockCode: v.optional(v.number()),
  blockMsg: v.optional(v.string()),
  inProgressAttemptId: v.optional(v.number()),
  nextStartTime: v.optional(v.number()),
  serverTime: v.number(),
});
export type ExamInfo = v.InferOutput<typeof examInfo>;

/** An attempt that may still be in progress; without a deadline it is untimed. */
export const attempt = extended(attemptBrief, {
  examId: v.number(),
  /** The bell; later saves are taken for `bellGraceMs` more. */
  deadlineTime: v.optional(v.number()),
  /** Number of the set of answers that is stored; 0 before the first one. */
  savedSeq: v.number(),
  flagged: v.array(v.number()),
  currentQuestionId: v.optional(v.number()),
  /** Seconds that a lecturer or admin has added, or taken away where negative. */
  extraSeconds: v.optional(v.number()),
});
export type Attempt = v.InferOutput<typeof attempt>;

/** The questions as this attempt got them. */
export const paper = v.object({
  sections: v.array(
    v.object({
      sectionId: v.number(),
      title: v.string(),
      note: v.optional(v.string()),
      questions: v.array(examQuestion),
    }),
  ),
});
export type Paper = v.InferOutput<typeof paper>;

/**
 * One time that the learner left the page, as learner and marker both see it. `entryKey` is made by the device,
 * so that an entry that is reported again is the same one.
 */
export const switchEntry = v.object({
  entryKey: v.string(),
  cause: v.enum(SwitchCause),
  /** When the page was left, by the device's clock set to the server's. */
  leftTime: v.number(),
  awaySeconds: v.number(),
  /** Whether it counts towards the limit. */
  counted: v.boolean(),
  /** What the learner says about it. */
  comment: v.optional(v.string()),
});
export type SwitchEntry = v.InferOutput<typeof switchEntry>;

/**
 * An answer that was typed in time and arrived after the attempt had been handed in. It stands beside the attempt
 * and counts only when the marker takes it.
 */
export const lateAnswer = extended(answer, {
  /** When it was typed, by the device's clock set to the server's. */
  typedTime: v.number(),
  arrivedTime: v.number(),
  /** Whether the marker took it; absent before that is decided. */
  taken: v.optional(v.boolean()),
});
export type LateAnswer = v.InferOutput<typeof lateAnswer>;

/** Opens the WebSocket of an attempt once, as `wsTicket` of a live room does. */
export const attemptTicket = v.object({ ticket: v.string(), url: v.string(), expireTime: v.number() });
export type AttemptTicket = v.InferOutput<typeof attemptTicket>;

/**
 * Paper, answers so far and deadline of an attempt. `outboxKey` encrypts the unsent answers that are kept on
 * this device.
 */
export const attemptStart = v.object({
  attempt,
  paper,
  rules: examRules,
  answers: v.array(answer),
  outboxKey: v.string(),
  serverTime: v.number(),
  /** The switches reported so far. */
  switches: v.optional(v.array(switchEntry)),
  /** The questions of a class practice that are checked already. */
  checked: v.optional(v.array(checkedQuestion)),
  wsTicket: v.optional(attemptTicket),
});
export type AttemptStart = v.InferOutput<typeof attemptStart>;

/** What is told of an attempt that goes on: whether it does, and until when. */
const standing = /* @__NO_SIDE_EFFECTS__ */ () => ({
  state: v.enum(AttemptState),
  submitReason: v.optional(v.enum(SubmitReason)),
  deadlineTime: v.optional(v.number()),
  extraSeconds: v.optional(v.number()),
  /** What the lecturer or admin who changed the time says about it. */
  note: v.optional(v.string()),
  serverTime: v.number(),
});

/**
 * Why a whole set of answers was not stored: another window has stored a newer one (`answers` holds it), the
 * attempt is over, or the person has no such attempt.
 */
export const saveRefusals = ['OVERTAKEN', 'ENDED', 'NOT_FOUND'] as const;
export type SaveRefusal = (typeof saveRefusals)[number];

/**
 * Why one answer of a set was not stored although the others were: the paper has no such question, the values do
 * not fit it, the text is too long, a file is not the sender's, or the question of a practice is checked already.
 */
export const answerRefusals = ['UNKNOWN', 'VALUES', 'LENGTH', 'FILES', 'CHECKED'] as const;
export type AnswerRefusal = (typeof answerRefusals)[number];

/**
 * What is stored of an attempt, and whether it goes on. The set that was sent is stored when `savedSeq` is its
 * `seq` and `refused` is absent.
 */
export const attemptSaved = /* @__PURE__ */ merged(standing(), {
  savedSeq: v.number(),
  refused: v.optional(v.picklist(saveRefusals)),
  refusedAnswers: v.optional(
    v.array(v.object({ questionId: v.number(), reason: v.picklist(answerRefusals) })),
  ),
  /** The stored set, where the sent one was overtaken. */
  answers: v.optional(v.array(answer)),
  /** The flags of the stored set, where the sent one was overtaken. */
  flagged: v.optional(v.array(v.number())),
});
export type AttemptSaved = v.InferOutput<typeof attemptSaved>;

/** How often the screen was left, as the server has counted it; `forced` when the limit ended the attempt. */
export const attemptSwitched = v.object({
  switchCount: v.number(),
  limit: v.number(),
  forced: v.boolean(),
  state: v.enum(AttemptState),
  /** The whole list, oldest first. */
  entries: v.optional(v.array(switchEntry)),
});
export type AttemptSwitched = v.InferOutput<typeof attemptSwitched>;

/** An attempt while it is watched, with a new ticket for its WebSocket. */
export const attemptWatched = /* @__PURE__ */ merged(standing(), {
  wsTicket: v.optional(attemptTicket),
  /**
   * The `outboxKey` of `attemptStart`, once the attempt is over: it opens answers that this device could not send
   * before, so that they can be brought by `attemptLate`.
   */
  outboxKey: v.optional(v.string()),
});
export type AttemptWatched = v.InferOutput<typeof attemptWatched>;

/** What the WebSocket of an attempt says whenever its time or state has changed, and every 15 s. */
export const attemptFrame = /* @__PURE__ */ merged(standing(), { attemptId: v.number() });
export type AttemptFrame = v.InferOutput<typeof attemptFrame>;

/** Which late answers are kept beside the attempt; the same answer sent again is kept once. */
export const attemptLateKept = v.object({
  late: v.array(lateAnswer),
  /** Answers that were typed after the bell, or that the paper has no question for. */
  refusedAnswers: v.optional(v.array(v.object({ questionId: v.number(), reason: v.string() }))),
});
export type AttemptLateKept = v.InferOutput<typeof attemptLateKept>;

const everyResult = /* @__NO_SIDE_EFFECTS__ */ () => ({
  attempt: attemptBrief,
  exam: examSummary,
  canRetake: v.boolean(),
  nextStartTime: v.optional(v.number()),
  awards: v.array(award),
  /** Number of the set of answers that was handed in; a device that has a newer one sends it by `attemptLate`. */
  savedSeq: v.optional(v.number()),
  /** The times that the learner left the page, the same list that the marker sees. */
  switches: v.optional(v.array(switchEntry)),
  late: v.optional(v.array(lateAnswer)),
  /** The questions that the learner had flagged when the paper was handed in. */
  flagged: v.optional(v.array(v.number())),
});

const scores = /* @__NO_SIDE_EFFECTS__ */ () => ({
  ...everyResult(),
  visible: v.literal(true),
  /** Points of everything but the short answers. */
  objectiveScore: v.optional(v.number()),
  /** Points of the short answers. */
  subjectiveScore: v.optional(v.number()),
  /** Absent while short answers wait for their marker. */
  score: v.optional(v.number()),
  passed: v.optional(v.boolean()),
  /** Place among those who have a result, best first. */
  rank: v.optional(v.object({ place: v.number(), total: v.number() })),
});

const sections = /* @__NO_SIDE_EFFECTS__ */ () => ({
  sections: v.array(
    v.object({
      title: v.string(),
      got: v.number(),
      total: v.number(),
      right: v.number(),
      count: v.number(),
    }),
  ),
});

const scoresBySection = /* @__NO_SIDE_EFFECTS__ */ () => ({ ...scores(), ...sections() });

/** A result that is not shown; it says only that the paper was handed in, and why there is no more. */
export const hiddenResult = /* @__PURE__ */ merged(everyResult(), {
  visible: v.literal(false),
  policy: v.enum(ResultPolicy),
  visibleReason: v.picklist(resultReasons),
  /** When it will be shown, where that is known. */
  visibleTime: v.optional(v.number()),
});

/** The score alone. */
export const scoreResult = /* @__PURE__ */ merged(scores(), { policy: v.literal(ResultPolicy.Score) });

/** The score, and which answers were right. */
export const markedResult = /* @__PURE__ */ merged(scoresBySection(), {
  policy: v.literal(ResultPolicy.ScoreAndMarks),
  questions: v.array(markedQuestion),
});

/** The score, which answers were right, and what would have been. */
export const answeredResult = /* @__PURE__ */ merged(scoresBySection(), {
  policy: v.literal(ResultPolicy.ScoreAndAnswers),
  questions: v.array(reviewedQuestion),
});

/** The result, as far as the exam's policy shows it: nothing of what the policy hides can be in it. */
export const attemptResult = /* @__PURE__ */ v.variant('visible', [
  hiddenResult,
  /* @__PURE__ */ v.variant('policy', [scoreResult, markedResult, answeredResult]),
]);
export type AttemptResult = v.InferOutput<typeof attemptResult>;

/** What an external exam asks a guest for. */
export const guestFields = ['name', 'phone', 'company', 'jobNumber', 'email'] as const;
export type GuestField = (typeof guestFields)[number];

/** An exam for people without an account. */
export const externalExam = v.object({
  exam: examInfo,
  fields: v.array(v.picklist(guestFields)),
  companyName: v.string(),
  logo: v.string(),
  colorPrimary: v.string(),
});
export type ExternalExam = v.InferOutput<typeof externalExam>;

/** The guest's token, which works for attempts at this exam only. */
export const externalEntry = v.object({
  access_token: v.string(),
  guestId: v.number(),
  examId: v.number(),
  canStart: v.boolean(),
  blockMsg: v.optional(v.string()),
  attempts: v.array(attemptBrief),
});
export type ExternalEntry = v.InferOutput<typeof externalEntry>;

/** An exam as its lecturer or an admin watches it. */
export const deskExam = v.object({
  examId: v.number(),
  title: v.string(),
  openTime: v.optional(v.number()),
  closeTime: v.optional(v.number()),
  /** Number of attempts that go on now. */
  running: v.number(),
  /** Number of attempts that wait for a marker. */
  marking: v.number(),
  /** Number of attempts that are over. */
  ended: v.number(),
});
export type DeskExam = v.InferOutput<typeof deskExam>;

const deskStanding = /* @__NO_SIDE_EFFECTS__ */ () => ({
  attemptId: v.number(),
  startTime: v.number(),
  deadlineTime: v.optional(v.number()),
  extraSeconds: v.number(),
  /** When answers were stored last. */
  savedTime: v.optional(v.number()),
  /** Number of questions with an answer. */
  answered: v.number(),
  questionCount: v.number(),
  switchCount: v.number(),
});

/** An attempt that goes on, of a learner or of a guest. */
export const deskAttempt = /* @__PURE__ */ v.variant('guest', [
  merged(deskStanding(), { guest: v.literal(false), learner: userBrief }),
  merged(deskStanding(), { guest: v.literal(true), name: v.string() }),
]);
export type DeskAttempt = v.InferOutput<typeof deskAttempt>;

/** A question that the learner has answered wrongly or in part in a result whose answers may be seen. */
export const wrongQuestion = v.object({
  questionId: v.number(),
  question: examQuestion,
  exam: v.object({ examId: v.number(), title: v.string() }),
  /** The attempt in which it was wrong last. */
  attemptId: v.number(),
  /** What was answered there. */
  my: v.array(v.string()),
  files: v.optional(v.array(fileRef)),
  /** In how many attempts it was wrong. */
  wrongCount: v.number(),
  lastWrongTime: v.number(),
  /** How often it was right in practice since, in a row. */
  rightInRow: v.number(),
  /** Whether it is known by now: right twice in a row. */
  mastered: v.boolean(),
});
export type WrongQuestion = v.InferOutput<typeof wrongQuestion>;

/** How a question of the wrong-answer book was answered in practice. */
export const wrongChecked = extended(checkedQuestion, { rightInRow: v.number(), mastered: v.boolean() });
export type WrongChecked = v.InferOutput<typeof wrongChecked>;
