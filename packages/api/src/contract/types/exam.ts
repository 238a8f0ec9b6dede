import { AttemptState, ResultPolicy, SubmitReason, SwitchCause } from '@stoa/domain';
import * as v from 'valibot';
import { attemptBrief, examRules } from './examInfo.ts';
import { examSummary, resultReasons } from './examSummary.ts';
import { answer, checkedQuestion, examQuestion, markedQuestion, reviewedQuestion } from './question.ts';
import { award } from './values.ts';
import { extended, merged } from './wire.ts';

/** An attempt that may still be in progress; without a deadline it is untimed. */
export const attempt = extended(attemptBrief, {
  examId: v.number(),
  /** The deadline; saves are accepted for `bellGraceMs` more. */
  deadlineTime: v.optional(v.number()),
  /** Number of the set of answers that is stored; 0 before the first one. */
  savedSeq: v.number(),
  flagged: v.array(v.number()),
  currentQuestionId: v.optional(v.number()),
  /** Seconds that a lecturer or admin has added, or removed if negative. */
  extraSeconds: v.optional(v.number()),
});
export type Attempt = v.InferOutput<typeof attempt>;

/** The questions as they were drawn for this attempt. */
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
 * One switch, as learner and marker both see it. The device makes `entryKey`, so that an entry that is
 * reported again is recognised.
 */
export const switchEntry = v.object({
  entryKey: v.string(),
  cause: v.enum(SwitchCause),
  /** When the page was left, by the device's clock after its correction by the server's. */
  leftTime: v.number(),
  awaySeconds: v.number(),
  /** Whether it counts towards the limit. */
  counted: v.boolean(),
  /** The learner's comment. */
  comment: v.optional(v.string()),
});
export type SwitchEntry = v.InferOutput<typeof switchEntry>;

/**
 * An answer of a sheet, with the time at which it was typed, by the device's clock after its correction by the
 * server's. Of two answers to one question from two windows, the one that was typed later is shown. The time is
 * absent at a back end that does not store it.
 */
export const sheetAnswer = extended(answer, { typedTime: v.optional(v.number()) });
export type SheetAnswer = v.InferOutput<typeof sheetAnswer>;

/**
 * An answer that was typed in time and arrived after the attempt had been handed in. It is stored beside the
 * attempt and counts only when the marker accepts it.
 */
export const lateAnswer = extended(answer, {
  /** When it was typed, by the device's clock after its correction by the server's. */
  typedTime: v.number(),
  arrivedTime: v.number(),
  /** Whether the marker took it; absent before that is decided. */
  taken: v.optional(v.boolean()),
});
export type LateAnswer = v.InferOutput<typeof lateAnswer>;

/** A ticket that opens the WebSocket of an attempt once, like `wsTicket` of a live room. */
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
  answers: v.array(sheetAnswer),
  outboxKey: v.string(),
  serverTime: v.number(),
  /** The switches that were reported so far. */
  switches: v.optional(v.array(switchEntry)),
  /** The questions of a class practice that were already checked. */
  checked: v.optional(v.array(checkedQuestion)),
  wsTicket: v.optional(attemptTicket),
});
export type AttemptStart = v.InferOutput<typeof attemptStart>;

/** The state of an attempt: whether it is in progress, and its deadline. */
const standing = /* @__NO_SIDE_EFFECTS__ */ () => ({
  state: v.enum(AttemptState),
  submitReason: v.optional(v.enum(SubmitReason)),
  deadlineTime: v.optional(v.number()),
  extraSeconds: v.optional(v.number()),
  /** The comment of the lecturer or admin who has changed the time. */
  note: v.optional(v.string()),
  serverTime: v.number(),
});

/**
 * Why a whole set of answers was not stored: another window has stored a newer one (`answers` contains it),
 * the attempt is over, or the person has no such attempt.
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
 * The stored state of an attempt, and whether it is in progress. The set that was sent is stored when
 * `savedSeq` is its `seq` and `refused` is absent.
 */
export const attemptSaved = /* @__PURE__ */ merged(standing(), {
  savedSeq: v.number(),
  refused: v.optional(v.picklist(saveRefusals)),
  refusedAnswers: v.optional(
    v.array(v.object({ questionId: v.number(), reason: v.picklist(answerRefusals) })),
  ),
  /** The stored set, when another window has stored a newer one. */
  answers: v.optional(v.array(sheetAnswer)),
  /** The flags of the stored set, when another window has stored a newer one. */
  flagged: v.optional(v.array(v.number())),
});
export type AttemptSaved = v.InferOutput<typeof attemptSaved>;

/** The number of switches by the server's count; `forced` when exceeding the limit has ended the attempt. */
export const attemptSwitched = v.object({
  switchCount: v.number(),
  limit: v.number(),
  forced: v.boolean(),
  state: v.enum(AttemptState),
  /** The whole list, oldest first. */
  entries: v.optional(v.array(switchEntry)),
});
export type AttemptSwitched = v.InferOutput<typeof attemptSwitched>;

/** The state of an attempt, with a new ticket for its WebSocket. */
export const attemptWatched = /* @__PURE__ */ merged(standing(), {
  wsTicket: v.optional(attemptTicket),
  /**
   * The `outboxKey` of `attemptStart`, once the attempt is over: it decrypts answers that this device could
   * not send before, so that `attemptLate` can send them.
   */
  outboxKey: v.optional(v.string()),
});
export type AttemptWatched = v.InferOutput<typeof attemptWatched>;

/** The message of an attempt's WebSocket, sent whenever its time or state has changed, and every 15 s. */
export const attemptFrame = /* @__PURE__ */ merged(standing(), { attemptId: v.number() });
export type AttemptFrame = v.InferOutput<typeof attemptFrame>;

/** The late answers that are stored beside the attempt; the same answer sent again is stored once. */
export const attemptLateKept = v.object({
  late: v.array(lateAnswer),
  /** Answers that were typed after the deadline, or for which the paper has no question. */
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
  /** The switches, the same list that the marker sees. */
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
  /** Absent while short answers are still to be marked. */
  score: v.optional(v.number()),
  passed: v.optional(v.boolean()),
  /** The rank among all who have a result, best first. */
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
  /** When it will be shown, if that is known. */
  visibleTime: v.optional(v.number()),
});

/** The score alone. */
export const scoreResult = /* @__PURE__ */ merged(scores(), { policy: v.literal(ResultPolicy.Score) });

/** The score, and which answers were right. */
export const markedResult = /* @__PURE__ */ merged(scoresBySection(), {
  policy: v.literal(ResultPolicy.ScoreAndMarks),
  questions: v.array(markedQuestion),
});

/** The score, which answers were right, and the right answers. */
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
