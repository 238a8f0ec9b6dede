/** How waits grow from failure to failure. */
export interface Backoff {
  /** The wait after the first failure, in milliseconds. */
  readonly firstMs: number;
  /** The longest wait, in milliseconds. */
  readonly longestMs: number;
}

/** How long to wait after so many failures in a row, at least one: twice as long after each, in milliseconds. */
export const backoffMs = (failures: number, { firstMs, longestMs }: Backoff): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));

/**
 * A wait that chance makes shorter or longer, so that a server that comes back is not met by everybody in the same
 * second.
 *
 * @param ms the wait without chance
 * @param random a number in [0, 1), such as `Math.random` gives
 * @param least the smallest share of the wait that is left, 0 for any
 * @param most the largest share
 */
export const spreadMs = (ms: number, random: number, least: number, most: number): number =>
  ms * (least + (most - least) * random);
