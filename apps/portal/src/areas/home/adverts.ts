import type { Advert } from '@stoa/api/contract/home';
import { AdvertFrequency, type AdvertSlot } from '@stoa/domain';

/** The day on which a person last closed an advert, or on which it appeared, by `keyOf`. */
export type AdvertMemory = Readonly<Record<string, string>>;

/** The user id is part of the key, because people who share a browser close adverts only for themselves. */
export const keyOf = (userId: number, { advId }: Pick<Advert, 'advId'>): string => `${userId}.${advId}`;

/** The date in the person's time zone, as in 2026-03-01. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Whether an advert is shown again. `last` is the day it was closed. */
export function isDue(
  { frequency }: Pick<Advert, 'frequency'>,
  last: string | undefined,
  today: string,
): boolean {
  switch (frequency) {
    case AdvertFrequency.EveryVisit:
      return true;
    case AdvertFrequency.Daily:
      return last !== today;
    case AdvertFrequency.Once:
      return last === undefined;
    default:
      return frequency satisfies never;
  }
}

/** The adverts to show: for each slot the first one that is due. */
export function dueAdverts(
  adverts: readonly Advert[],
  memory: AdvertMemory,
  userId: number,
  today: string,
): ReadonlyMap<AdvertSlot, Advert> {
  const due = new Map<AdvertSlot, Advert>();
  for (const advert of adverts) {
    if (due.has(advert.slot)) continue;
    if (isDue(advert, memory[keyOf(userId, advert)], today)) due.set(advert.slot, advert);
  }
  return due;
}

/** How many entries are kept; the oldest are dropped first. */
export const mostKept = 100;

/** Reads the stored memory; whatever is not a record of days counts as empty. */
export function readMemory(text: string | null): AdvertMemory {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const kept = Object.entries(value).filter(
    (entry): entry is [string, string] =>
      /^\d{1,16}\.\d{1,16}$/.test(entry[0]) &&
      typeof entry[1] === 'string' &&
      /^\d{4,}-\d\d-\d\d$/.test(entry[1]),
  );
  return Object.fromEntries(kept.slice(-mostKept));
}

/** Adds an entry as the newest, which is the last. */
export function withDay(memory: AdvertMemory, key: string, today: string): AdvertMemory {
  const others = Object.entries(memory).filter(([name]) => name !== key);
  return Object.fromEntries([...others.slice(1 - mostKept), [key, today]]);
}
