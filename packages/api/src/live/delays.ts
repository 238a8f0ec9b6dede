/** A number in [0, 1), such as `Math.random`. */
export type Random = () => number;

const firstSpreadMs = 4000;
const longestMs = 60_000;

/**
 * How long to wait before the next try, after so many that failed. The whole delay is left to chance: a server
 * that comes back must not meet everybody in the same second (reliability L-02).
 */
export const backoffMs = (failures: number, random: Random): number =>
  Math.round(random() * Math.min(longestMs, firstSpreadMs * 2 ** failures));

const longestSpreadMs = 60_000;

/** A server that stops says over how long its clients are to come back; what is no such number counts for nothing. */
export function spreadOf(reason: string): number | undefined {
  const ms = /^\d{1,6}$/.test(reason) ? Number(reason) : Number.NaN;
  return ms <= longestSpreadMs ? ms : undefined;
}

/** Around a rhythm, so that readers who came together do not stay together. */
export const aroundMs = (ms: number, random: Random): number => Math.round(ms * (0.8 + 0.4 * random()));
