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

const isMissing = (value: SortValue): value is undefined =>
  value === undefined || (typeof value === 'number' && Number.isNaN(value));

/** The rows in order: figures by size, words as the language orders them, equal ones as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string,
): readonly Row[] {
  const { compare } = collatorOf(locale);
  const sign = direction === 'ascending' ? 1 : -1;
  // Asked once a row and not once a comparison.
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  valued.sort(({ value: a }, { value: b }) => {
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * compare(String(a), String(b));
  });
  return valued.map(({ row }) => row);
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

/** Words or a figure, and nothing that is drawn. */
export const isText = (content: unknown): content is string | number =>
  typeof content === 'string' || typeof content === 'number';

/** Words of a script that runs the other way, marks that turn text round, and runs too long for a column. */
const demanding =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|[!-~\u00a1-\u024f\u0370-\u058f]{20}/u;

/** Figures and short words, as most cells hold: they lie right without being asked how. */
export const isPlainText = (content: unknown): boolean => isText(content) && !demanding.test(String(content));
