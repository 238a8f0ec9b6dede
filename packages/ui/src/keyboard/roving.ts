import { actionOf, isRightToLeft, type KeyMap, type KeyPress } from './keyMap.ts';

export type RovingMove = 'next' | 'previous' | 'first' | 'last';

/** Keys of a row of items with one tab stop. */
export const rowKeys = [
  { key: 'ArrowRight', does: 'next' },
  { key: 'ArrowLeft', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const satisfies KeyMap<RovingMove>;

/** Keys of a column of items with one tab stop. */
export const columnKeys = [
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const satisfies KeyMap<RovingMove>;

/**
 * The index after a move among `count` items, continuing at the other end. From no item (−1) it is the first
 * or the last.
 */
export function placeAfter(move: RovingMove, at: number, count: number): number {
  switch (move) {
    case 'next':
      return (at + 1) % count;
    case 'previous':
      return at <= 0 ? count - 1 : at - 1;
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    default:
      return move satisfies never;
  }
}

/**
 * The element that a key press moves to among `items`, as the ARIA Authoring Practices describe it for tabs
 * and menus: arrows continue at the other end, Home and End go to the ends.
 */
export function rovingTarget<Item extends HTMLElement>(
  keys: KeyMap<RovingMove>,
  press: KeyPress,
  items: readonly Item[],
  current: Item | undefined,
): Item | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  const move = actionOf(keys, press, isRightToLeft(first));
  return move && items[placeAfter(move, current === undefined ? -1 : items.indexOf(current), items.length)];
}
