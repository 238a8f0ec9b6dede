/** The pages to offer: first, last, current and its neighbours, with `0` where pages are left out. */
export function pagesAround(current: number, count: number): readonly number[] {
  const wanted = new Set([1, 2, current - 1, current, current + 1, count - 1, count]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const gap = page - (pages[at - 1] ?? 0);
    // A gap of one page is filled with that page, because “…” would need as much space.
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [0, page] : [page];
  });
}
