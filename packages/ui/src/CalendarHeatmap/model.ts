import type { KeyMap } from '../keyboard/keyMap.ts';

/** One day and what was counted on it. */
export interface HeatDay {
  /** The day, as YYYY-MM-DD. */
  date: string;
  value: number;
}

const dayLength = 86_400_000;
export const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Number of sizes of a square, including the one for 0. There are five, because more can hardly be
 * distinguished.
 */
export const heatSteps = 5;

/**
 * Lower bounds of steps 1 to 4: quarters of the largest value, rounded to a plain number so that the legend is
 * easy to read.
 */
export function boundsFor(values: readonly number[]): readonly [number, number, number, number] {
  const most = Math.max(0, ...values.filter(Number.isFinite));
  const quarter = most / 4;
  const scale = 10 ** Math.floor(Math.log10(Math.max(quarter, 1)));
  const round = [1, 1.5, 2, 2.5, 5, 10].find((each) => each * scale * 4 >= most) ?? 10;
  const width = Math.max(1, round * scale);
  return [Number.MIN_VALUE, width, width * 2, width * 3];
}

/** The step of a value: 0 for nothing, then 1 to 4. */
export const stepOf = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length;

export interface HeatCell {
  time: number;
  date: string;
  value: number;
  step: number;
}

export interface HeatGrid {
  /** All days from the first to the last, in order. */
  days: readonly HeatCell[];
  /** Number of empty cells before the first day in its week. */
  lead: number;
  weeks: number;
  /** The first shown day of each month, the column of its week, and the number of weeks up to the next month. */
  months: readonly { time: number; week: number; weeks: number }[];
}

/** Arranges the days in columns of weeks. */
export function layOut(
  from: string,
  to: string,
  days: readonly HeatDay[],
  weekStart: number,
  bounds: readonly number[],
): HeatGrid {
  const start = timeOf(from);
  const count = Math.max(0, Math.round((timeOf(to) - start) / dayLength) + 1);
  const known = new Map(days.map(({ date, value }) => [date, value]));
  const cells = Array.from({ length: count }, (_, at): HeatCell => {
    const time = start + at * dayLength;
    const date = dateOf(time);
    const value = known.get(date) ?? 0;
    return { time, date, value, step: stepOf(value, bounds) };
  });
  const lead = (new Date(start).getUTCDay() - weekStart + 7) % 7;
  const weeks = Math.ceil((lead + count) / 7);
  const weekAt = (at: number) => Math.floor((lead + at) / 7);
  const starts = cells.flatMap(({ time }, at) =>
    at === 0 || new Date(time).getUTCDate() === 1 ? [{ time, week: weekAt(at) }] : [],
  );
  const months = starts
    .map(({ time, week }, i) => ({ time, week, weeks: (starts[i + 1]?.week ?? weeks) - week }))
    // When two months begin in the same column, only the later one is named there.
    .filter((month) => month.weeks > 0);
  return { days: cells, lead, weeks, months };
}

/** Keys of the calendar: Up and Down move by a day, Left and Right by a week. */
export const heatmapKeys = [
  { key: 'ArrowDown', does: 'nextDay' },
  { key: 'ArrowUp', does: 'previousDay' },
  { key: 'ArrowRight', does: 'nextWeek' },
  { key: 'ArrowLeft', does: 'previousWeek' },
  { key: 'PageDown', does: 'nextMonth' },
  { key: 'PageUp', does: 'previousMonth' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
] as const satisfies KeyMap;
export type HeatmapMove = (typeof heatmapKeys)[number]['does'];

const monthAway = (time: number, by: number): number => {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + by];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
};

/**
 * The day that a move leads to. Moves by days and months stop at the first and the last day; a move by a week
 * beyond them does nothing.
 */
export function dayAfter(move: HeatmapMove, at: number, days: readonly HeatCell[]): number {
  const last = days.length - 1;
  const time = days[at]?.time ?? 0;
  const within = (next: number) => Math.max(0, Math.min(next, last));
  const week = (next: number) => (next < 0 || next > last ? at : next);
  const months = (by: number) => within(at + Math.round((monthAway(time, by) - time) / dayLength));
  switch (move) {
    case 'nextDay':
      return within(at + 1);
    case 'previousDay':
      return within(at - 1);
    case 'nextWeek':
      return week(at + 7);
    case 'previousWeek':
      return week(at - 7);
    case 'nextMonth':
      return months(1);
    case 'previousMonth':
      return months(-1);
    case 'first':
      return 0;
    case 'last':
      return last;
    default:
      return move satisfies never;
  }
}
