/** What was found of a planted leak, with the row policies away alone, and with what the program says as well. */
export interface Found {
  readonly name: string;
  readonly withPredicate: readonly string[];
  readonly without: readonly string[];
}

/** Name of what is found without any row policy. */
export const everything = 'every row policy';
