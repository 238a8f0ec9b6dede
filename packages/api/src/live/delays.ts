import { backoffMs, spreadMs, type Backoff } from '@stoa/domain/kernel';

/** A number in [0, 1), such as `Math.random`. */
export type Random = () => number;

const again: Backoff = { firstMs: 8000, longestMs: 60_000 };

/** How long to wait before the next try, in ms: a random share of a time that grows with each failure. */
export const againMs = (failures: number, random: Random): number =>
  Math.round(spreadMs(backoffMs(failures, again), random(), 0, 1));

const longestSpreadMs = 60_000;

/**
 * Reads over how many ms a stopping server asks its clients to spread their return; `undefined` when the text
 * is no such number.
 */
export function spreadOf(reason: string): number | undefined {
  const ms = /^\d{1,6}$/.test(reason) ? Number(reason) : Number.NaN;
  return ms <= longestSpreadMs ? ms : undefined;
}

/** A wait of about `ms`, so that clients that came together do not keep asking together. */
export const aroundMs = (ms: number, random: Random): number => Math.round(spreadMs(ms, random(), 0.8, 1.2));
