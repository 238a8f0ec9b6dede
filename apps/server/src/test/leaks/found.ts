/**
 * Where a planted leak was found: with only the row policies removed, and with the conditions of the queries
 * removed as well.
 */
export interface Found {
  readonly name: string;
  readonly withPredicate: readonly string[];
  readonly without: readonly string[];
}

/** Name under which results without any row policy are listed. */
export const everything = 'every row policy';

/** Name under which the sums without any row policy are listed. */
export const everySum = 'every row policy, sums';
