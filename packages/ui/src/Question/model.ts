import { QuestionKind } from '@stoa/domain';
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

/** Words of one's own in an answer, and nothing where they were not chosen. */
export const otherText = (answer: Answer): string | undefined =>
  answer.find((value) => value.startsWith(otherPrefix))?.slice(otherPrefix.length);

export const withOther = (text: string): string => `${otherPrefix}${text}`;

/** Letter of the option at a place: A, B … Z, then AA. */
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
 * Whether a question counts as answered (screens R32): half when a blank, a pair or a row is still missing or
 * fewer are chosen than asked for.
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

/** The sentence cut at its blanks, which are written as three or more low lines. */
export const piecesOf = (stem: string): string[] => stem.split(/_{3,}/);

/**
 * What counts of a filled-in text (contract 8.5): spaces at the ends, case and full or half width do not.
 * NFKC also folds ligatures and circled digits, which nobody types by accident.
 */
export const normaliseBlank = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export const sameBlank = (mine: string, right: string): boolean =>
  normaliseBlank(mine) === normaliseBlank(right);

/** The list with one thing at another place; what lies outside is brought to the nearest end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const taken = items.filter((_, index) => index === from);
  const at = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)];
}

/** The things in the order of an answer; what the answer does not name keeps its place behind. */
export function inOrder<Item extends QuestionItem>(items: readonly Item[], answer: Answer): Item[] {
  const named = answer.flatMap((key) => items.find((item) => item.key === key) ?? []);
  const once = [...new Set(named)];
  return [...once, ...items.filter((item) => !once.includes(item))];
}

/** `L1:R3` as a table from left to right. */
export const pairsOf = (answer: Answer): ReadonlyMap<string, string> =>
  new Map(
    answer.flatMap((value): [string, string][] => {
      const at = value.indexOf(':');
      return at < 0 ? [] : [[value.slice(0, at), value.slice(at + 1)]];
    }),
  );

export const optionMarks = ['right', 'wrong', 'missed', 'mine', 'none'] as const;
/** What is to be said about one option of a reviewed question. */
export type OptionMark = (typeof optionMarks)[number];

export function optionMark(key: string, mine: Answer, correct: Answer | undefined): OptionMark {
  const chosen = mine.includes(key);
  if (correct === undefined) return chosen ? 'mine' : 'none';
  if (correct.includes(key)) return chosen ? 'right' : 'missed';
  return chosen ? 'wrong' : 'none';
}

/** One line of a reviewed answer: what was asked, what was said, what is right. */
export interface ReviewRow {
  key: string;
  /** Words of the thing, or nothing where its number is its name. */
  label: string | undefined;
  mine: string | undefined;
  right: string | undefined;
  ok: boolean | undefined;
}

const textOf = (items: readonly QuestionItem[], key: string | undefined) =>
  items.find((item) => item.key === key)?.text;

const row = (
  key: string,
  label: string | undefined,
  mine: string | undefined,
  right: string | undefined,
  ok = right === undefined ? undefined : mine === right,
): ReviewRow => ({ key, label, mine, right, ok });

type Tabled = FillInAsked | MatchingAsked | OrderingAsked | MatrixAsked;

/** The lines of an answer that has several parts. */
export function reviewRows(asked: Tabled, mine: Answer, correct?: Answer): ReviewRow[] {
  switch (asked.kind) {
    case QuestionKind.FillIn:
      return asked.pieces.slice(1).map((_, index) => {
        const [said, right] = [mine[index]?.trim() || undefined, correct?.[index]];
        const ok = right === undefined ? undefined : sameBlank(said ?? '', right);
        return row(String(index), undefined, said, right, ok);
      });
    case QuestionKind.Matching:
    case QuestionKind.Matrix: {
      const [rows, values] =
        asked.kind === QuestionKind.Matching ? [asked.left, asked.right] : [asked.rows, asked.columns];
      const [said, right] = [pairsOf(mine), correct && pairsOf(correct)];
      return rows.map(({ key, text }) =>
        row(key, text, textOf(values, said.get(key)), right && textOf(values, right.get(key))),
      );
    }
    case QuestionKind.Ordering: {
      const right = correct && inOrder(asked.items, correct);
      const said = mine.length === 0 ? [] : inOrder(asked.items, mine);
      return asked.items.map((_, index) =>
        row(String(index), undefined, said[index]?.text, right?.[index]?.text),
      );
    }
    default:
      return asked satisfies never;
  }
}

/** A score that can be given: from nothing to all, in halves. */
export function scoreOf(text: string, points: number): number | undefined {
  const score = Number(normaliseBlank(text));
  const possible = text.trim() !== '' && score >= 0 && score <= points && Number.isInteger(score * 2);
  return possible ? score : undefined;
}
