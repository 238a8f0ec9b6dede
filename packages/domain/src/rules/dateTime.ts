export interface DateTimeOptions {
  /** The present time in epoch milliseconds; the caller owns the clock. */
  now: number;
}

// A Date is invalid beyond this number of milliseconds.
const isTime = (time: number): boolean => Math.abs(time) <= 8.64e15;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The parts of a moment in the reader's time zone. They are read without `Intl`, because the first date that
 * `Intl` formats costs a slow processor a tenth of a second.
 */
function partsOf(time: number) {
  const date = new Date(time);
  return {
    year: String(date.getFullYear()).padStart(4, '0'),
    day: `${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    clock: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/**
 * Today 'HH:mm', this year 'MM-DD HH:mm', else 'YYYY-MM-DD', the same in every language. A number that is not
 * a valid time gives '–', and so does 0, which means an unknown time.
 */
export function formatDateTime(time: number, { now }: DateTimeOptions): string {
  if (time === 0 || !isTime(time) || !isTime(now)) return '–';
  const then = partsOf(time);
  const present = partsOf(now);
  if (then.year !== present.year) return `${then.year}-${then.day}`;
  return then.day === present.day ? then.clock : `${then.day} ${then.clock}`;
}

/** A day without a time: this year 'MM-DD', else 'YYYY-MM-DD'. */
export function formatDay(time: number, { now }: DateTimeOptions): string {
  if (time === 0 || !isTime(time) || !isTime(now)) return '–';
  const { year, day } = partsOf(time);
  return year === partsOf(now).year ? day : `${year}-${day}`;
}

/** A time as people say it: with the day's name if it is near, else with the date. */
export interface CalendarTime {
  readonly day: 'today' | 'tomorrow' | 'thisYear' | 'otherYear';
  readonly year: number;
  /** Month of the year, 1 to 12. */
  readonly month: number;
  /** Day of the month, 1 to 31. */
  readonly date: number;
  /** Time of the day as 'HH:mm'. */
  readonly clock: string;
}

const isSameDay = (one: Date, other: Date): boolean =>
  one.getFullYear() === other.getFullYear() &&
  one.getMonth() === other.getMonth() &&
  one.getDate() === other.getDate();

/** The parts of a time for a sentence, in the reader's time zone; each language combines them itself. */
export function calendarTime(time: number, { now }: DateTimeOptions): CalendarTime {
  const then = new Date(time);
  const present = new Date(now);
  // Calculated by the calendar, because the next day is not always 24 hours away where clocks change.
  const next = new Date(present.getFullYear(), present.getMonth(), present.getDate() + 1);
  const near = isSameDay(then, present) ? 'today' : isSameDay(then, next) ? 'tomorrow' : undefined;
  return {
    day: near ?? (then.getFullYear() === present.getFullYear() ? 'thisYear' : 'otherYear'),
    year: then.getFullYear(),
    month: then.getMonth() + 1,
    date: then.getDate(),
    clock: partsOf(time).clock,
  };
}

export type DueUrgency = 'later' | 'soon' | 'overdue';

export interface DueState {
  state: DueUrgency;
  /** Whole days until the due time, or since then when it has passed. */
  days: number;
  /** Whole hours beyond the days, 0 to 23. */
  hours: number;
}

const hourMs = 3_600_000;
/** The number of hours within which something counts as due soon. */
const soonHours = 72;

/** The label of a due time: later, soon (72 h or less) or overdue, and by how much. */
export function dueState(dueTime: number, now: number): DueState {
  const hours = Math.floor(Math.abs(dueTime - now) / hourMs);
  const near = dueTime - now <= soonHours * hourMs ? 'soon' : 'later';
  return { state: now > dueTime ? 'overdue' : near, days: Math.floor(hours / 24), hours: hours % 24 };
}
