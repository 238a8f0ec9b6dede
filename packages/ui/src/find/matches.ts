/** Positions of `query` in `text`, ignoring case. Matches do not overlap. */
export function matchesIn(text: string, query: string): number[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const found: number[] = [];
  const searched = text.toLowerCase();
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
    found.push(at);
  }
  return found;
}

/** The next or previous of `count` matches; after the last comes the first. */
export const neighbour = (at: number, by: number, count: number): number =>
  count === 0 ? 0 : (at + by + count) % count;
