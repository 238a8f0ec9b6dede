import type { RawAnswer } from './answer.ts';

/** A call that the page started before our script ran (see `@stoa/api/boot`). */
export interface BootCall {
  /** When it was sent, by the page's clock. */
  readonly at: number;
  readonly locale: string;
  readonly hasBody?: boolean;
  readonly answer: Promise<RawAnswer>;
  /** The answer, once it is there. */
  settled?: RawAnswer;
}

/** Keyed by method, address and body, for example `GET /api/company/…?access_token=…`. */
export type BootCalls = Record<string, BootCall | undefined>;

declare global {
  var stoaBoot: BootCalls | undefined;
}

/** A page that was kept for longer starts afresh. */
const freshMs = 10_000;

/** What a started call is known by. */
export const bootKey = (method: string, address: string, body?: unknown): string =>
  `${method} ${address}${typeof body === 'string' ? ` ${body}` : ''}`;

/** A started call, left where it is. */
export function bootCall(key: string, locale: string, now: number): BootCall | undefined {
  const found = globalThis.stoaBoot?.[key];
  if (!found) return undefined;
  // What has been sent with a body was done: it is not done again because its answer is late.
  if (found.hasBody === true) return found;
  const age = now - found.at;
  return found.locale === locale && age >= 0 && age <= freshMs ? found : undefined;
}

/** Takes a started call, once: the same call made again asks the server again. */
export function adoptBootCall(key: string, locale: string, now: number): BootCall | undefined {
  const found = bootCall(key, locale, now);
  delete globalThis.stoaBoot?.[key];
  return found;
}
