const told = 20;

/** The rank of a course in a ranking, by its position on the page; `undefined` beyond the twentieth. */
export function rankOf(index: number, firstRank: number | undefined): number | undefined {
  if (firstRank === undefined) return undefined;
  const rank = firstRank + index;
  return rank <= told ? rank : undefined;
}
