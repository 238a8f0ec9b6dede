/** Keys inside a question. They work only while the focus is in it (WCAG 2.1.4) and not in a text. */
export const questionKeys = [
  { does: 'choose', keys: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  { does: 'choose', keys: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  { does: 'flag', keys: ['M'] },
] as const;

export type QuestionCommand = { does: 'choose'; index: number } | { does: 'flag' };

interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What a key means on a choice. */
export function questionCommand({ key, altKey, ctrlKey, metaKey }: KeyPress): QuestionCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  for (const { does, keys } of questionKeys) {
    const index = keys.findIndex((each) => each === key.toUpperCase());
    if (index >= 0) return does === 'choose' ? { does, index } : { does };
  }
  return undefined;
}

/** Keys on the buttons of a thing in an ordering question. */
export const orderingKeys = [
  { key: 'ArrowUp', does: 'up' },
  { key: 'ArrowDown', does: 'down' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const;
export type OrderingMove = (typeof orderingKeys)[number]['does'];

export const orderingMove = (key: string): OrderingMove | undefined =>
  orderingKeys.find((each) => each.key === key)?.does;

/** The place that a move leads to. */
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
