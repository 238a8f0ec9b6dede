import { QuestionKind } from '@stoa/domain';

/** The kinds of questions that exams have, by what the catalogue calls them. */
const names = {
  [QuestionKind.Single]: '1',
  [QuestionKind.Multiple]: '2',
  [QuestionKind.TrueFalse]: '3',
  [QuestionKind.FillIn]: '4',
  [QuestionKind.ShortAnswer]: '5',
  [QuestionKind.Matching]: '6',
  [QuestionKind.Ordering]: '7',
  // Questionnaires alone have these kinds.
  [QuestionKind.Scale]: undefined,
  [QuestionKind.Matrix]: undefined,
} as const satisfies Record<QuestionKind, string | undefined>;

/** What the catalogue calls a kind of question; `undefined` for one that no exam has. */
export const kindNamed = (kind: QuestionKind) => names[kind];
