import { backoffMs, spreadMs, type Backoff } from '@stoa/domain/kernel';

const again: Backoff = { firstMs: 4000, longestMs: 60_000 };

/**
 * How long to wait before the next try, in ms: a random share of a time that grows with each failure.
 * @param failures failures in a row, at least one
 * @param random a number from 0 up to but not including 1
 */
export const againMs = (failures: number, random: number): number =>
  Math.round(spreadMs(backoffMs(failures, again), random, 0, 1));

const longestSpreadMs = 60_000;

/**
 * Reads the number of ms over which a stopping server asks its clients to spread their reconnection;
 * `undefined` when the text is not such a number.
 */
export function spreadOf(reason: string): number | undefined {
  const ms = /^\d{1,6}$/.test(reason) ? Number(reason) : Number.NaN;
  return ms <= longestSpreadMs ? ms : undefined;
}

/**
 * A wait of about `ms`, so that clients that connected together do not keep polling together; `random` is a
 * number from 0 up to but not including 1.
 */
export const aroundMs = (ms: number, random: number): number => Math.round(spreadMs(ms, random, 0.8, 1.2));
