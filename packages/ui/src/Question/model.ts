import { QuestionKind } from '@stoa/domain';
import type { ReactNode } from 'react';
import type {
  Answer,
  Asked,
  FillInAsked,
  MatchingAsked,
  MatrixAsked,
  OrderingAsked,
  QuestionItem,
} from './types.ts';

export const otherKey = 'OTHER';
const otherPrefix = `${otherKey}:`;

/** The person's own text for the option “Other”; `undefined` when this option is not chosen. */
export const otherText = (answer: Answer): string | undefined =>
  answer.find((value) => value.startsWith(otherPrefix))?.slice(otherPrefix.length);

export const withOther = (text: string): string => `${otherPrefix}${text}`;

/** Letter of the option at an index: A, B … Z, then AA. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letterOf(Math.floor(index / 26) - 1)}${letter}`;
}

export const completenesses = ['none', 'half', 'full'] as const;
export type Completeness = (typeof completenesses)[number];

const share = (done: number, of: number): Completeness => {
  if (done === 0) return 'none';
  return done < of ? 'half' : 'full';
};

/**
 * Whether a question counts as answered: `half` when a blank, a pair or a row is still missing, or when fewer
 * options are chosen than the question asks for.
 */
export function completenessOf(asked: Asked, answer: Answer): Completeness {
  const filled = answer.filter((value) => value.trim() !== '');
  switch (asked.kind) {
    case QuestionKind.FillIn:
      return share(filled.length, asked.pieces.length - 1);
    case QuestionKind.Matching:
      return share(filled.length, asked.left.length);
    case QuestionKind.Matrix:
      return share(filled.length, asked.rows.length);
    case QuestionKind.Multiple:
      return share(filled.length, asked.minSelect ?? 1);
    case QuestionKind.Single:
    case QuestionKind.TrueFalse:
    case QuestionKind.ShortAnswer:
    case QuestionKind.Ordering:
    case QuestionKind.Scale:
      return share(filled.length, 1);
    default:
      return asked satisfies never;
  }
}

/** Cuts the text of a fill-in question at its blanks, which are written as three or more underscores. */
export const piecesOf = (stem: string): string[] => stem.split(/_{3,}/);

/**
 * The form of a filled-in text that is compared: without spaces at the ends, in lower case and half width. NFKC
 * also folds ligatures and circled digits, which does no harm, because nobody types them by accident.
 */
export const normaliseBlank = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export const sameBlank = (mine: string, right: string): boolean =>
  normaliseBlank(mine) === normaliseBlank(right);

/** A copy of the list with one item moved. A target outside of the list means its nearest end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const taken = items.filter((_, index) => index === from);
  const at = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)];
}

/** The items in the order of an answer. Items that the answer does not name follow in their own order. */
export function inOrder<Item extends QuestionItem>(items: readonly Item[], answer: Answer): Item[] {
  const named = answer.flatMap((key) => items.find((item) => item.key === key) ?? []);
  const once = [...new Set(named)];
  return [...once, ...items.filter((item) => !once.includes(item))];
}

/** The pairs of an answer such as `L1:R3`, as a map from left to right. */
export const pairsOf = (answer: Answer): ReadonlyMap<string, string> =>
  new Map(
    answer.flatMap((value): [string, string][] => {
      const at = value.indexOf(':');
      return at < 0 ? [] : [[value.slice(0, at), value.slice(at + 1)]];
    }),
  );

export const optionMarks = ['right', 'wrong', 'missed', 'mine', 'none'] as const;
/**
 * How one option of a reviewed question is marked: chosen and right, chosen and wrong, right but missed, chosen
 * without a verdict, or nothing.
 */
export type OptionMark = (typeof optionMarks)[number];

export function optionMark(key: string, mine: Answer, correct: Answer | undefined): OptionMark {
  const chosen = mine.includes(key);
  if (correct === undefined) return chosen ? 'mine' : 'none';
  if (correct.includes(key)) return chosen ? 'right' : 'missed';
  return chosen ? 'wrong' : 'none';
}

/** One row of a reviewed answer: the item, the person's answer and the right answer. */
export interface ReviewRow {
  key: string;
  /** The item; `undefined` if its number is its only name. */
  label: ReactNode;
  mine: ReactNode;
  right: ReactNode;
  ok: boolean | undefined;
}

const itemOf = (items: readonly QuestionItem[], key: string | undefined) =>
  items.find((item) => item.key === key);

/** An item as it is shown; `undefined` if there is none. */
const shownOf = (item: QuestionItem | undefined): ReactNode => item?.shown ?? item?.text;

/** Two items are compared by their texts, because different items may say the same. */
const itemRow = (
  key: string,
  label: ReactNode,
  mine: QuestionItem | undefined,
  right: QuestionItem | undefined,
): ReviewRow => ({
  key,
  label,
  mine: shownOf(mine),
  right: shownOf(right),
  ok: right && mine?.text === right.text,
});

type Tabled = FillInAsked | MatchingAsked | OrderingAsked | MatrixAsked;

/** The rows of an answer that has several parts. */
export function reviewRows(asked: Tabled, mine: Answer, correct?: Answer): ReviewRow[] {
  switch (asked.kind) {
    case QuestionKind.FillIn:
      return asked.pieces.slice(1).map((_, index) => {
        const [said, right] = [mine[index]?.trim() || undefined, correct?.[index]];
        // The right answer names all accepted texts of a blank.
        const ok = right?.split(' | ').some((accepted) => sameBlank(said ?? '', accepted));
        return { key: String(index), label: undefined, mine: said, right, ok };
      });
    case QuestionKind.Matching:
    case QuestionKind.Matrix: {
      const [rows, values] =
        asked.kind === QuestionKind.Matching ? [asked.left, asked.right] : [asked.rows, asked.columns];
      const [said, right] = [pairsOf(mine), correct && pairsOf(correct)];
      return rows.map((item) =>
        itemRow(
          item.key,
          shownOf(item),
          itemOf(values, said.get(item.key)),
          right && itemOf(values, right.get(item.key)),
        ),
      );
    }
    case QuestionKind.Ordering: {
      const right = correct && inOrder(asked.items, correct);
      const said = mine.length === 0 ? [] : inOrder(asked.items, mine);
      return asked.items.map((_, index) => itemRow(String(index), undefined, said[index], right?.[index]));
    }
    default:
      return asked satisfies never;
  }
}

/** Reads a score that may be given: from 0 to `points` in steps of a half; `undefined` for other text. */
export function scoreOf(text: string, points: number): number | undefined {
  const score = Number(normaliseBlank(text));
  const possible = text.trim() !== '' && score >= 0 && score <= points && Number.isInteger(score * 2);
  return possible ? score : undefined;
}
