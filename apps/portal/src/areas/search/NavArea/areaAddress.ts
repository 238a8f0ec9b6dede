const idOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** Reads the address of a navigation area; the route has checked `areaId`. */
export function readArea(search: string) {
  const query = new URLSearchParams(search);
  return {
    areaId: Number(query.get('areaId')),
    tabId: idOf(query, 'tabId'),
    pageNo: idOf(query, 'pageNo') ?? 1,
  };
}

/** The address of the same area with another tab or page. */
export function areaPath(pathname: string, areaId: number, tabId?: number, pageNo = 1): string {
  const query = new URLSearchParams({
    areaId: String(areaId),
    ...(tabId === undefined ? {} : { tabId: String(tabId) }),
    ...(pageNo === 1 ? {} : { pageNo: String(pageNo) }),
  });
  return `${pathname}?${query.toString()}`;
}
