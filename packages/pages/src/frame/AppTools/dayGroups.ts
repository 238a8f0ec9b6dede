export type DayName = 'today' | 'yesterday' | 'earlier';

export interface DayGroup<Entry> {
  readonly day: DayName;
  /** A moment of the day, in epoch milliseconds. */
  readonly time: number;
  /** Whether the entries belong to the day with which the page before ended, so that its name is not repeated. */
  readonly continued: boolean;
  readonly entries: readonly Entry[];
}

/** The day of a moment where the reader is, as a text that differs from day to day. */
const dayOf = (time: number): string => new Date(time).toDateString();

function nameOf(time: number, now: number): DayName {
  const day = dayOf(time);
  if (day === dayOf(now)) return 'today';
  const today = new Date(now);
  // The calendar counts back, because not every day has 24 hours.
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  return day === yesterday.toDateString() ? 'yesterday' : 'earlier';
}

/**
 * Entries by the day on which they came, in their order.
 *
 * @param before the time of the last entry of the page before
 */
export function dayGroups<Entry extends { readonly createTime: number }>(
  entries: readonly Entry[],
  now: number,
  before?: number,
): DayGroup<Entry>[] {
  const groups: { time: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && dayOf(last.time) === dayOf(entry.createTime)) last.entries.push(entry);
    else groups.push({ time: entry.createTime, entries: [entry] });
  }
  return groups.map((group, at) => ({
    ...group,
    day: nameOf(group.time, now),
    continued: at === 0 && before !== undefined && dayOf(before) === dayOf(group.time),
  }));
}
