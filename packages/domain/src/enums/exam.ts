/** The purpose of an exam (specification point 9). The values are strings. */
export const ExamKind = {
  Exam: '1',
  AfterClassTest: '2',
  ClassPractice: '3',
  SelfBuildCourse: '4',
} as const;
export type ExamKind = (typeof ExamKind)[keyof typeof ExamKind];

/**
 * Kind of a question. `Scale` and `Matrix` appear only in questionnaires; `TrueFalse`, `FillIn` and
 * `Matching` only in exams.
 */
export const QuestionKind = {
  Single: 1,
  Multiple: 2,
  TrueFalse: 3,
  FillIn: 4,
  ShortAnswer: 5,
  Matching: 6,
  Ordering: 7,
  Scale: 8,
  Matrix: 9,
} as const;
export type QuestionKind = (typeof QuestionKind)[keyof typeof QuestionKind];

/** State of an exam for one learner. */
export const ExamUserState = {
  NotOpen: 1,
  Available: 2,
  InProgress: 3,
  Marking: 4,
  Passed: 5,
  Failed: 6,
  Missed: 7,
} as const;
export type ExamUserState = (typeof ExamUserState)[keyof typeof ExamUserState];

/** State of one attempt at an exam. A void attempt does not count. */
export const AttemptState = {
  InProgress: 1,
  Marking: 2,
  Graded: 3,
  Void: 4,
} as const;
export type AttemptState = (typeof AttemptState)[keyof typeof AttemptState];

/**
 * Why an attempt was handed in. `Closed` means that the opening time of the exam has ended, `EndedEarly` that
 * a lecturer or admin has ended the attempt before its time.
 */
export const SubmitReason = {
  Manual: 1,
  TimeOut: 2,
  SwitchLimit: 3,
  Closed: 4,
  EndedEarly: 5,
} as const;
export type SubmitReason = (typeof SubmitReason)[keyof typeof SubmitReason];

/**
 * Why a learner left the page of an exam. Only `Tab`, `Window`, `FullScreen` and a `FilePicker` that stays
 * open for long can count as a switch.
 */
export const SwitchCause = {
  /** The page was hidden: another tab, a minimised window, a locked screen. */
  Tab: 'TAB',
  /** Another window had the focus while the page was still visible. */
  Window: 'WINDOW',
  /** The learner left the full screen that the exam requires. */
  FullScreen: 'FULL_SCREEN',
  /** The file picker that a question opened. */
  FilePicker: 'FILE_PICKER',
  /** The browser asked for a permission. */
  Permission: 'PERMISSION',
  /** The window of an input method. */
  Ime: 'IME',
  /** The browser's print window. */
  Print: 'PRINT',
  /** A dialog of the portal. */
  OwnDialog: 'OWN_DIALOG',
} as const;
export type SwitchCause = (typeof SwitchCause)[keyof typeof SwitchCause];

/** Whether a paper shows all questions together or one at a time. */
export const PaperMode = {
  AllOnOnePage: 1,
  OneByOne: 2,
} as const;
export type PaperMode = (typeof PaperMode)[keyof typeof PaperMode];

/** How much of the result the learner sees. */
export const ResultPolicy = {
  Hidden: 0,
  Score: 1,
  ScoreAndMarks: 2,
  ScoreAndAnswers: 3,
} as const;
export type ResultPolicy = (typeof ResultPolicy)[keyof typeof ResultPolicy];

/**
 * When the learner sees the result: at once, when marking is done, or when the opening time of the exam has
 * ended.
 */
export const ResultWhen = {
  AtOnce: 1,
  AfterMarking: 2,
  AfterClose: 3,
} as const;
export type ResultWhen = (typeof ResultWhen)[keyof typeof ResultWhen];

/** Which attempt counts. */
export const ScoreRule = {
  Highest: 1,
  Latest: 2,
  First: 3,
} as const;
export type ScoreRule = (typeof ScoreRule)[keyof typeof ScoreRule];

/** How a multiple-choice question is scored. */
export const MultiScoreRule = {
  AllOrNothing: 1,
  HalfIfIncomplete: 2,
  PerOption: 3,
} as const;
export type MultiScoreRule = (typeof MultiScoreRule)[keyof typeof MultiScoreRule];

/** How an answer was marked. */
export const Verdict = {
  Wrong: 0,
  Right: 1,
  Partial: 2,
  /** The answer is still to be marked. */
  Unmarked: 3,
} as const;
export type Verdict = (typeof Verdict)[keyof typeof Verdict];

/** Whether a questionnaire stores the names of the people who answer it. */
export const AnonymousMode = {
  Named: 0,
  Anonymous: 1,
  RespondentChooses: 2,
} as const;
export type AnonymousMode = (typeof AnonymousMode)[keyof typeof AnonymousMode];
