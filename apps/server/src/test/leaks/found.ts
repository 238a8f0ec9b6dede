/**
 * Where a planted leak was found: with the row policies removed alone, and with the program's own conditions
 * removed too.
 */
export interface Found {
  readonly name: string;
  readonly withPredicate: readonly string[];
  readonly without: readonly string[];
}

/** Name under which results without any row policy are listed. */
export const everything = 'every row policy';
