export interface DateTimeOptions {
  /** The present, in epoch milliseconds; the caller owns the clock. */
  now: number;
}

// Beyond this a Date is invalid.
const isTime = (time: number): boolean => Math.abs(time) <= 8.64e15;

const two = (value: number): string => String(value).padStart(2, '0');

/** In the reader's own zone, without `Intl`: its first date costs a slow processor a tenth of a second. */
function partsOf(time: number) {
  const date = new Date(time);
  return {
    year: String(date.getFullYear()).padStart(4, '0'),
    day: `${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    clock: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/**
 * Today 'HH:mm', this year 'MM-DD HH:mm', else 'YYYY-MM-DD' (screens 0.7); the same in every language.
 * What is no time gives '–'.
 */
export function formatDateTime(time: number, { now }: DateTimeOptions): string {
  if (!isTime(time) || !isTime(now)) return '–';
  const then = partsOf(time);
  const present = partsOf(now);
  if (then.year !== present.year) return `${then.year}-${then.day}`;
  return then.day === present.day ? then.clock : `${then.day} ${then.clock}`;
}

export type DueUrgency = 'later' | 'soon' | 'overdue';

export interface DueState {
  state: DueUrgency;
  /** Whole days to, or past, the due time. */
  days: number;
  /** Whole hours beyond the days, 0 to 23. */
  hours: number;
}

const hourMs = 3_600_000;
/** Nearer than this is soon (screens 0.7, contract 5.2 `urgent`). */
const soonHours = 72;

/** What the due chip says: later, soon (72 h or less) or overdue, and by how much. */
export function dueState(dueTime: number, now: number): DueState {
  const hours = Math.floor(Math.abs(dueTime - now) / hourMs);
  const near = dueTime - now <= soonHours * hourMs ? 'soon' : 'later';
  return { state: now > dueTime ? 'overdue' : near, days: Math.floor(hours / 24), hours: hours % 24 };
}
