import type { RawAnswer } from './answer.ts';

/** A call that the page started before our script ran (see `@stoa/api/boot`). */
export interface BootCall {
  /** When it was sent, by the page's clock. */
  readonly at: number;
  readonly locale: string;
  readonly answer: Promise<RawAnswer>;
  /** The answer, once it is there. */
  settled?: RawAnswer;
}

/** Keyed by method and address, for example `GET /api/company/…?access_token=…`. */
export type BootCalls = Record<string, BootCall | undefined>;

declare global {
  var stoaBoot: BootCalls | undefined;
}

/** A page that was kept for longer starts afresh. */
const freshMs = 10_000;

/** A started call, left where it is. */
export function bootCall(address: string, locale: string, now: number): BootCall | undefined {
  const found = globalThis.stoaBoot?.[address];
  if (!found) return undefined;
  const age = now - found.at;
  return found.locale === locale && age >= 0 && age <= freshMs ? found : undefined;
}

/** Takes a started call, once: the same call made again asks the server again. */
export function adoptBootCall(address: string, locale: string, now: number): BootCall | undefined {
  const found = bootCall(address, locale, now);
  delete globalThis.stoaBoot?.[address];
  return found;
}
