export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** Which column orders the rows, and which way. */
export interface TableSort {
  key: string;
  direction: SortDirection;
}

/** What rows are ordered by; what is missing comes last, whichever way. */
export type SortValue = string | number | undefined;

// A collator takes longer to make than a page of rows takes to order.
const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  const made = new Intl.Collator(locale, { numeric: true });
  collators.set(locale, made);
  return made;
}

/** Where each value stands among the others; what is missing stands nowhere. */
export type SortPlace = number | undefined;

/**
 * The place of each row: figures by size, words as the language orders them. Each word is placed once, so that the
 * language is not asked again for rows that hold the same, nor when the order is turned round.
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

/** The rows by their places, equal ones as they were, and those without a place last, whichever way. */
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

/** The first press of a header goes up, the next turns it round. */
export const nextSort = (sort: TableSort | undefined, key: string): TableSort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** For an address: `title` up, `-title` down. */
export const sortToText = ({ key, direction }: TableSort): string =>
  direction === 'ascending' ? key : `-${key}`;

/** From an address; what names no sortable column is no sort. */
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

/** A selection with one more, or one less. */
export function withKey(keys: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}

/** A selection with all rows in view, or none of them; rows of other pages stay as they are. */
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

/** What lies in a cell: words that lie right without being asked how, words that do not, and what is drawn. */
export const cellContents = ['plain', 'demanding', 'drawn'] as const;
export type CellContent = (typeof cellContents)[number];

/**
 * Words of a script that runs the other way, marks that turn text round, runs too long for a column, and Han signs
 * that meet Latin letters or digits, between which a browser makes room.
 */
const demanding =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|[!-~\u00a1-\u024f\u0370-\u058f]{20}|[\u2e80-\u9fff][0-9a-z\u00c0-\u024f]|[0-9a-z\u00c0-\u024f][\u2e80-\u9fff]/iu;

export function contentOf(content: unknown): CellContent {
  if (typeof content === 'number') return 'plain';
  if (typeof content !== 'string') return 'drawn';
  return demanding.test(content) ? 'demanding' : 'plain';
}
