export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The column that sorts the rows, and the direction. */
export interface TableSort {
  key: string;
  direction: SortDirection;
}

/** A value to sort by. Rows without a value come last in both directions. */
export type SortValue = string | number | undefined;

// Collators are cached, because creating one takes longer than sorting a page of rows.
const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  const made = new Intl.Collator(locale, { numeric: true });
  collators.set(locale, made);
  return made;
}

/** Rank of a value among all values; `undefined` for a missing value. */
export type SortPlace = number | undefined;

/**
 * The rank of each row: numbers by size, words in the order of the language. Each distinct word is ranked once,
 * so that the slow comparison is not repeated for equal words or when the direction changes.
 */
export function sortPlaces<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  locale: string,
): readonly SortPlace[] {
  const values = rows.map((row) => {
    const value = valueOf(row);
    return Number.isNaN(value) ? undefined : value;
  });
  if (values.every((value): value is SortPlace => typeof value !== 'string')) return values;
  const { compare } = collatorOf(locale);
  const words = [...new Set(values.flatMap((value) => (value === undefined ? [] : [String(value)])))];
  words.sort(compare);
  const places = new Map<string, number>();
  let before: string | undefined;
  let place = 0;
  for (const word of words) {
    if (before !== undefined && compare(before, word) !== 0) place += 1;
    places.set(word, place);
    before = word;
  }
  return values.map((value) => (value === undefined ? undefined : places.get(String(value))));
}

/**
 * Sorts the rows by their ranks. Rows of equal rank keep their order; rows without a rank come last in both
 * directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  places: readonly SortPlace[],
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const placed = rows.map((row, at) => ({ row, place: places[at] }));
  placed.sort(({ place: a }, { place: b }) =>
    a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : sign * (a - b),
  );
  return placed.map(({ row }) => row);
}

/** The sort after a press of a header: ascending at first, then the other direction. */
export const nextSort = (sort: TableSort | undefined, key: string): TableSort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Writes a sort for a page address: `title` for ascending, `-title` for descending. */
export const sortToText = ({ key, direction }: TableSort): string =>
  direction === 'ascending' ? key : `-${key}`;

/** Reads a sort from a page address. A text that names no sortable column gives `undefined`. */
export function sortFromText(
  text: string | null | undefined,
  columns: readonly { key: string; sortable?: boolean | undefined; sortBy?: unknown }[],
): TableSort | undefined {
  if (!text) return undefined;
  const found = columns.find(
    ({ key, sortable, sortBy }) =>
      (sortable === true || sortBy !== undefined) && (text === key || text === `-${key}`),
  );
  if (found === undefined) return undefined;
  return { key: found.key, direction: text === found.key ? 'ascending' : 'descending' };
}

/** The selection with one key added or removed. */
export function withKey(keys: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}

/** The selection with all shown rows added or removed. Rows of other pages stay as they are. */
export function withAll(
  keys: ReadonlySet<string>,
  inView: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(keys);
  for (const key of inView) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** What a cell holds: `plain` text, text that needs further styles (`demanding`), or elements (`drawn`). */
export const cellContents = ['plain', 'demanding', 'drawn'] as const;
export type CellContent = (typeof cellContents)[number];

/**
 * Matches text that needs further styles: right-to-left scripts and direction marks, words too long for a
 * column, and Han characters next to Latin letters or digits, which the browser sets apart.
 */
const demanding =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|[!-~\u00a1-\u024f\u0370-\u058f]{20}|[\u2e80-\u9fff][0-9a-z\u00c0-\u024f]|[0-9a-z\u00c0-\u024f][\u2e80-\u9fff]/iu;

export function contentOf(content: unknown): CellContent {
  if (typeof content === 'number') return 'plain';
  if (typeof content !== 'string') return 'drawn';
  return demanding.test(content) ? 'demanding' : 'plain';
}
