export { AnswerQuestion, type AnswerQuestionProps } from './AnswerQuestion.tsx';
export { Question } from './Question.tsx';
export { questionModes, saveStates, scaleLooks, verdicts } from './types.ts';
export type {
  Answer,
  AnswerMode,
  Asked,
  FillInAsked,
  Mark,
  MarkedAsked,
  MarkMode,
  MatchingAsked,
  MatrixAsked,
  MultipleAsked,
  OrderingAsked,
  PracticeCheck,
  PracticeMode,
  QuestionFrame,
  QuestionItem,
  QuestionMode,
  QuestionOption,
  QuestionOutcome,
  QuestionProps,
  ReviewMode,
  SaveStateName,
  ScaleAsked,
  ScaleLook,
  ShortAnswerAsked,
  SingleAsked,
  SurveyAsked,
  SurveyReviewMode,
  TrueFalseAsked,
  Verdict,
} from './types.ts';
export { completenessOf, completenesses, normaliseBlank, piecesOf, type Completeness } from './model.ts';
export { orderingKeys, questionKeys } from './keys.ts';
