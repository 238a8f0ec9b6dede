/** How waits grow from failure to failure. */
export interface Backoff {
  /** The wait after the first failure, in milliseconds. */
  readonly firstMs: number;
  /** The longest wait, in milliseconds. */
  readonly longestMs: number;
}

/**
 * How long to wait after this number of failures in a row (at least one), in milliseconds: twice as long
 * after each failure, up to the longest wait.
 */
export const backoffMs = (failures: number, { firstMs, longestMs }: Backoff): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));

/**
 * Makes a wait shorter or longer at random, so that not all clients call a recovering server in the same
 * second.
 * @param ms the wait before the change
 * @param random a number from 0 up to but not including 1, as from `Math.random`
 * @param least the smallest share of the wait that may remain; 0 allows any
 * @param most the largest share
 */
export const spreadMs = (ms: number, random: number, least: number, most: number): number =>
  ms * (least + (most - least) * random);
