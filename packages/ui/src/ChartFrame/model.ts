import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of a chart. Right and Down go to the next point in reading order, Left and Up to the previous one. */
export const chartKeys = [
  { key: 'ArrowRight', does: 'next' },
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowLeft', does: 'previous' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
  { key: 'Escape', does: 'leave' },
] as const satisfies KeyMap;
export type ChartMove = (typeof chartKeys)[number]['does'];

/**
 * The point that a move leads to. It stops at both ends; the first move of all goes to the first or the last
 * point.
 */
export function pointAfter(move: ChartMove, at: number | undefined, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (move) {
    case 'next':
      return at === undefined ? 0 : Math.min(at + 1, last);
    case 'previous':
      return at === undefined ? last : Math.max(at - 1, 0);
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'leave':
      return undefined;
    default:
      return move satisfies never;
  }
}

export interface Extremes {
  high: number;
  highAt: number;
  low: number;
  lowAt: number;
}

/**
 * The highest and lowest value and their positions. Of equal values the first one counts; missing values are
 * skipped.
 */
export function extremesOf(values: readonly (number | null)[]): Extremes | undefined {
  let found: Extremes | undefined;
  values.forEach((value, at) => {
    if (value === null || !Number.isFinite(value)) return;
    found ??= { high: value, highAt: at, low: value, lowAt: at };
    if (value > found.high) found = { ...found, high: value, highAt: at };
    if (value < found.low) found = { ...found, low: value, lowAt: at };
  });
  return found;
}

/** A copy of the set with the key removed if it was inside, else added. */
export function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Cuts a name to a number of half-widths; a Han character counts as two. The table shows the whole name. */
export function shortened(name: string, halves: number): string {
  let room = halves;
  const characters = Array.from(name);
  const end = characters.findIndex((character) => {
    room -= character.charCodeAt(0) > 0x2e7f ? 2 : 1;
    return room < 0;
  });
  return end < 0 ? name : `${characters.slice(0, end).join('')}…`;
}

const fullTurn = 2 * Math.PI;

/**
 * The angle of a position as a share of the full turn (0–1), clockwise from twelve o'clock; anticlockwise in
 * right-to-left pages.
 */
export function turnAt(x: number, y: number, rightToLeft: boolean): number {
  const clockwise = (Math.atan2(y, x) + Math.PI / 2 + fullTurn) % fullTurn;
  const share = clockwise / fullTurn;
  return rightToLeft ? (1 - share) % 1 : share;
}

/** The index of the ring's part at this angle. */
export function partAt(turn: number, values: readonly number[]): number | undefined {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (total <= 0) return undefined;
  let passed = 0;
  for (const [at, value] of values.entries()) {
    passed += Math.max(0, value) / total;
    if (value > 0 && turn < passed) return at;
  }
  return values.findLastIndex((value) => value > 0);
}

/** The index of the nearest of `count` evenly spread spokes. */
export const spokeAt = (turn: number, count: number): number | undefined =>
  count > 0 ? Math.round(turn * count) % count : undefined;
