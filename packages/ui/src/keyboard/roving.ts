import { actionOf, isRightToLeft, type KeyMap, type KeyPress } from './keyMap.ts';

export type RovingMove = 'next' | 'previous' | 'first' | 'last';

/** Keys in a row of things with one stop for Tab. */
export const rowKeys = [
  { key: 'ArrowRight', does: 'next' },
  { key: 'ArrowLeft', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const satisfies KeyMap<RovingMove>;

/** Keys in a column of things with one stop for Tab. */
export const columnKeys = [
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const satisfies KeyMap<RovingMove>;

/** Where a move leads among `count` places; the ends meet. From no place at all (−1), to the first or the last. */
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
 * The element that a press moves to among `items`, as the ARIA Authoring Practices describe for tabs and menus:
 * arrows join the ends, Home and End go to them.
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
