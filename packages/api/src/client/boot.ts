import type { RawAnswer } from './answer.ts';

/** A call that the page started before the application's script ran (see `@stoa/api/boot`). */
export interface BootCall {
  /** When it was sent, by the page's clock. */
  readonly at: number;
  readonly locale: string;
  readonly hasBody?: boolean;
  readonly answer: Promise<RawAnswer>;
  /** The answer, once it is there. */
  settled?: RawAnswer;
}

/** Started calls by method, address and body, for example `GET /api/company/…?access_token=…`. */
export type BootCalls = Record<string, BootCall | undefined>;

declare global {
  var stoaBoot: BootCalls | undefined;
}

/**
 * Oldest answer that is still used, in ms; a page that the browser kept for longer calls the server again.
 */
const freshMs = 10_000;

/** The key of a started call. */
export const bootKey = (method: string, address: string, body?: unknown): string =>
  `${method} ${address}${typeof body === 'string' ? ` ${body}` : ''}`;

/** Finds a started call without taking it. */
export function bootCall(key: string, locale: string, now: number): BootCall | undefined {
  const found = globalThis.stoaBoot?.[key];
  if (!found) return undefined;
  // A call with a body is taken over at any age, because it has had its effect and must not be sent twice.
  if (found.hasBody === true) return found;
  const age = now - found.at;
  return found.locale === locale && age >= 0 && age <= freshMs ? found : undefined;
}

/** Takes a started call over, once only: the same call made again is sent to the server. */
export function adoptBootCall(key: string, locale: string, now: number): BootCall | undefined {
  const found = bootCall(key, locale, now);
  delete globalThis.stoaBoot?.[key];
  return found;
}
