import type { KeyMap } from '../keyboard/keyMap.ts';

export const sheetStates = [
  'unanswered',
  'half',
  'answered',
  'right',
  'partly',
  'wrong',
  'unmarked',
  'marked',
] as const;
/** The state of one question: while answering, in the result, or for the person who marks. */
export type SheetState = (typeof sheetStates)[number];

export interface SheetItem {
  /** Position of the question in the paper, from 1. */
  number: number;
  state: SheetState;
  /** Whether the question was answered, for a state that does not say it: a wrong one may have no answer. */
  answered?: boolean;
  /** Whether the learner has marked the question for later. */
  flagged?: boolean;
  /**
   * Whether the question cannot be opened now, because the paper does not allow going back or has not come
   * this far.
   */
  locked?: boolean;
}

export interface SheetSection {
  key: string;
  /** Title of the section: the kind of its questions and their points. */
  title: string;
  items: readonly SheetItem[];
}

/** Rows of question numbers as shown in the grid. Each section starts a new row. */
export type SheetMap = readonly (readonly number[])[];

export const sheetMap = (sections: readonly SheetSection[], columns: number): SheetMap =>
  sections.flatMap(({ items }) => rowsOf(items, columns).map((row) => row.map(({ number }) => number)));

export function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  const count = Math.ceil(items.length / columns);
  return Array.from({ length: count }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}

/** Keys of the sheet. An arrow at an edge of the grid does not move. */
export const sheetKeys = [
  { key: 'ArrowRight', does: 'next' },
  { key: 'ArrowLeft', does: 'previous' },
  { key: 'ArrowDown', does: 'below' },
  { key: 'ArrowUp', does: 'above' },
  { key: 'Home', does: 'rowStart' },
  { key: 'End', does: 'rowEnd' },
  { key: 'PageUp', does: 'first' },
  { key: 'PageDown', does: 'last' },
] as const satisfies KeyMap;
export type SheetMove = (typeof sheetKeys)[number]['does'];

/** The question number that a move leads to; at an edge of the grid, the number that it started from. */
export function moveIn(map: SheetMap, from: number, move: SheetMove): number {
  const y = map.findIndex((row) => row.includes(from));
  const row = map[y];
  if (row === undefined) return from;
  const x = row.indexOf(from);
  const all = map.flat();
  const at = all.indexOf(from);
  const beside = (other: readonly number[] | undefined) => other?.[Math.min(x, other.length - 1)];
  switch (move) {
    case 'next':
      return all[at + 1] ?? from;
    case 'previous':
      return all[at - 1] ?? from;
    case 'below':
      return beside(map[y + 1]) ?? from;
    case 'above':
      return beside(y > 0 ? map[y - 1] : undefined) ?? from;
    case 'rowStart':
      return row[0] ?? from;
    case 'rowEnd':
      return row.at(-1) ?? from;
    case 'first':
      return all[0] ?? from;
    case 'last':
      return all.at(-1) ?? from;
    default:
      return move satisfies never;
  }
}

export interface SheetCounts {
  all: number;
  /** Number of questions that are answered in full. */
  done: number;
  /** Number of questions with no answer or with an incomplete one. */
  left: number;
  flagged: number;
}

const open: readonly SheetState[] = ['unanswered', 'half'];

export function countsOf(sections: readonly SheetSection[]): SheetCounts {
  const items = sections.flatMap((section) => section.items);
  const left = items.filter(({ state, answered = !open.includes(state) }) => !answered).length;
  return {
    all: items.length,
    done: items.length - left,
    left,
    flagged: items.filter(({ flagged }) => flagged).length,
  };
}

/** The states that occur in a paper, in the order of the list, because only these are explained in the legend. */
export const statesIn = (sections: readonly SheetSection[]): SheetState[] => {
  const seen = new Set(sections.flatMap(({ items }) => items.map(({ state }) => state)));
  return sheetStates.filter((state) => seen.has(state));
};
