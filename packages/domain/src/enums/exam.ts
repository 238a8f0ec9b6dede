/** Specification point 9, text values. */
export const ExamKind = {
  Exam: '1',
  AfterClassTest: '2',
  ClassPractice: '3',
  SelfBuildCourse: '4',
} as const;
export type ExamKind = (typeof ExamKind)[keyof typeof ExamKind];

/** Contract 3.2. `Scale` and `Matrix` appear only in questionnaires; `TrueFalse`, `FillIn` and `Matching` only in exams. */
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

/** Where the learner stands with an exam, contract 3.2. */
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

/** Contract 3.2. */
export const AttemptState = {
  InProgress: 1,
  Marking: 2,
  Graded: 3,
  Void: 4,
} as const;
export type AttemptState = (typeof AttemptState)[keyof typeof AttemptState];

/** Contract 3.2; `Closed` means that the exam window ended. */
export const SubmitReason = {
  Manual: 1,
  TimeOut: 2,
  SwitchLimit: 3,
  Closed: 4,
} as const;
export type SubmitReason = (typeof SubmitReason)[keyof typeof SubmitReason];

/** Contract 3.2. */
export const PaperMode = {
  AllOnOnePage: 1,
  OneByOne: 2,
} as const;
export type PaperMode = (typeof PaperMode)[keyof typeof PaperMode];

/** How much of the result the learner sees, contract 3.2. */
export const ResultPolicy = {
  Hidden: 0,
  Score: 1,
  ScoreAndMarks: 2,
  ScoreAndAnswers: 3,
} as const;
export type ResultPolicy = (typeof ResultPolicy)[keyof typeof ResultPolicy];

/** Contract 3.2. */
export const ResultWhen = {
  AtOnce: 1,
  AfterMarking: 2,
  AfterClose: 3,
} as const;
export type ResultWhen = (typeof ResultWhen)[keyof typeof ResultWhen];

/** Which attempt counts, contract 3.2. */
export const ScoreRule = {
  Highest: 1,
  Latest: 2,
  First: 3,
} as const;
export type ScoreRule = (typeof ScoreRule)[keyof typeof ScoreRule];

/** Marks of a multiple-choice question, contract 3.2. */
export const MultiScoreRule = {
  AllOrNothing: 1,
  HalfIfIncomplete: 2,
  PerOption: 3,
} as const;
export type MultiScoreRule = (typeof MultiScoreRule)[keyof typeof MultiScoreRule];

/** Contract 3.2. */
export const AnonymousMode = {
  Named: 0,
  Anonymous: 1,
  RespondentChooses: 2,
} as const;
export type AnonymousMode = (typeof AnonymousMode)[keyof typeof AnonymousMode];
