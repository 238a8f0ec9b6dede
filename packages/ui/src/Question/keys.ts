import { actionOf, type KeyMap, type KeyPress } from '../keyboard/keyMap.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Keys inside a question. They work only while the focus is in it (WCAG 2.1.4) and not in a text field. */
export const questionKeys: KeyMap<'choose' | 'flag'> = [
  ...letters.map((key) => ({ key, does: 'choose' as const })),
  ...letters.map((_, index) => ({ key: String(index + 1), does: 'choose' as const })),
  { key: 'M', does: 'flag' },
];

export type QuestionCommand = { does: 'choose'; index: number } | { does: 'flag' };

/** The command of a key press on a choice. */
export function questionCommand(press: KeyPress): QuestionCommand | undefined {
  const does = actionOf(questionKeys, press);
  if (does !== 'choose') return does && { does };
  const letter = letters.indexOf(press.key.toUpperCase());
  return { does, index: letter === -1 ? Number(press.key) - 1 : letter };
}

/** Keys on the buttons of an item in an ordering question. */
export const orderingKeys = [
  { key: 'ArrowUp', does: 'up' },
  { key: 'ArrowDown', does: 'down' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const satisfies KeyMap;
export type OrderingMove = (typeof orderingKeys)[number]['does'];

/** The position that a move leads to. */
export function placeAfter(move: OrderingMove, from: number, count: number): number {
  switch (move) {
    case 'up':
      return Math.max(0, from - 1);
    case 'down':
      return Math.min(count - 1, from + 1);
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    default:
      return move satisfies never;
  }
}
