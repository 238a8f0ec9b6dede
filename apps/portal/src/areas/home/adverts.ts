import type { Advert } from '@stoa/api/contract/home';
import { AdvertFrequency, type AdvertSlot } from '@stoa/domain';

/** The day on which a person last put an advert away, or saw it pop up, by `keyOf`. */
export type AdvertMemory = Readonly<Record<string, string>>;

/** People who share a browser do not decide for each other. */
export const keyOf = (userId: number, { advId }: Pick<Advert, 'advId'>): string => `${userId}.${advId}`;

/** The person's own day, as in 2026-03-01. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Whether an advert still comes. `last` is the day it was put away. */
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

/** At most one a slot: the first that still comes. */
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

/** How much is kept; the oldest goes first. */
export const mostKept = 100;

/** What storage says; anything else than days by key counts as not there. */
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

/** The newest last. */
export function withDay(memory: AdvertMemory, key: string, today: string): AdvertMemory {
  const others = Object.entries(memory).filter(([name]) => name !== key);
  return Object.fromEntries([...others.slice(1 - mostKept), [key, today]]);
}
