import type { SheetAnswer } from '@stoa/api/contract/exam';

/** The answer to one question, in the strings of the contract. */
export interface Given {
  readonly values: readonly string[];
  readonly files: readonly NonNullable<SheetAnswer['files']>[number][];
  /** When it was last changed, by the server's clock, in epoch milliseconds; 0 when the server does not tell. */
  readonly at: number;
}

/** Answers by `questionId`; a question without an entry is not answered. */
export type Answers = ReadonlyMap<number, Given>;

/** Everything that a learner has entered in a paper. */
export interface Sheet {
  readonly answers: Answers;
  /** The `questionId` of each question that is marked for later. */
  readonly flagged: ReadonlySet<number>;
  /** The `questionId` of the question that the learner looked at last. */
  readonly current: number | undefined;
}

export const emptySheet: Sheet = { answers: new Map(), flagged: new Set(), current: undefined };

/** Whether a question is unanswered: there is no file, and no text besides spaces. */
export const isEmpty = (given: Given | undefined): boolean =>
  given === undefined || (given.files.length === 0 && given.values.every((value) => value.trim() === ''));

const isSameList = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Whether two answers are equal, whenever they were given. */
export function isSameAnswer(one: Given | undefined, other: Given | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || isEmpty(one) || isEmpty(other)) {
    return isEmpty(one) && isEmpty(other);
  }
  const idsOf = ({ files }: Given) => files.map(({ fileId }) => fileId);
  return isSameList(one.values, other.values) && isSameList(idsOf(one), idsOf(other));
}

/** Whether two sheets have the same answers and flags; the current question is not compared. */
export const isSameSheet = (one: Sheet, other: Sheet): boolean =>
  one === other ||
  (one.flagged.size === other.flagged.size &&
    [...one.flagged].every((id) => other.flagged.has(id)) &&
    questionsOf(one.answers, other.answers).every((id) =>
      isSameAnswer(one.answers.get(id), other.answers.get(id)),
    ));

/** The questions that are in at least one of the sets. */
export const questionsOf = (...sets: readonly Answers[]): number[] => [
  ...new Set(sets.flatMap((answers) => [...answers.keys()])),
];

/** The answers with the one to this question replaced. */
export const withAnswer = (answers: Answers, questionId: number, given: Given): Answers =>
  new Map([...answers, [questionId, given]]);

/** The answers of a sheet in the form of a request; unanswered questions are left out. */
export const toWire = (answers: Answers): SheetAnswer[] =>
  [...answers]
    .filter(([, given]) => !isEmpty(given))
    .map(([questionId, { values, files, at }]) => ({
      questionId,
      values: [...values],
      ...(files.length > 0 && { files: [...files] }),
      ...(at > 0 && { typedTime: Math.round(at) }),
    }));

/** The answers of a call's result. */
export const fromWire = (answers: readonly SheetAnswer[]): Answers =>
  new Map(
    answers.map(({ questionId, values, files = [], typedTime = 0 }) => [
      questionId,
      { values, files, at: typedTime },
    ]),
  );
