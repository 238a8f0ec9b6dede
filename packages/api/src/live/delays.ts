import { backoffMs, spreadMs, type Backoff } from '@stoa/domain/kernel';

/** A number in [0, 1), such as `Math.random`. */
export type Random = () => number;

const again: Backoff = { firstMs: 8000, longestMs: 60_000 };

/** How long to wait before the next try, after so many that failed. The whole wait is left to chance. */
export const againMs = (failures: number, random: Random): number =>
  Math.round(spreadMs(backoffMs(failures, again), random(), 0, 1));

const longestSpreadMs = 60_000;

/** A server that stops says over how long its clients are to come back; what is no such number counts for nothing. */
export function spreadOf(reason: string): number | undefined {
  const ms = /^\d{1,6}$/.test(reason) ? Number(reason) : Number.NaN;
  return ms <= longestSpreadMs ? ms : undefined;
}

/** Around a rhythm, so that readers who came together do not stay together. */
export const aroundMs = (ms: number, random: Random): number => Math.round(spreadMs(ms, random(), 0.8, 1.2));
