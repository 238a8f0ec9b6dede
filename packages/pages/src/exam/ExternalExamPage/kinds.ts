import { QuestionKind } from '@stoa/domain';

/** The kinds of questions in exams, with their keys in the message catalogue. */
const names = {
  [QuestionKind.Single]: '1',
  [QuestionKind.Multiple]: '2',
  [QuestionKind.TrueFalse]: '3',
  [QuestionKind.FillIn]: '4',
  [QuestionKind.ShortAnswer]: '5',
  [QuestionKind.Matching]: '6',
  [QuestionKind.Ordering]: '7',
  // These kinds occur only in questionnaires.
  [QuestionKind.Scale]: undefined,
  [QuestionKind.Matrix]: undefined,
} as const satisfies Record<QuestionKind, string | undefined>;

/**
 * The key of a kind of question in the message catalogue; `undefined` for a kind that does not occur in
 * exams.
 */
export const kindNamed = (kind: QuestionKind) => names[kind];
