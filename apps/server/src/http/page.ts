/** Parameters of a list, as a request schema reads them. */
export interface PageRequest {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

export interface Page<T> {
  list: T[];
  total: number;
  pageNo: number;
  pageSize: number;
  pages: number;
}

/** The rows of a page; the first 20 when neither parameter is given. */
export function rangeOf({ pageNo = 1, pageSize = 20 }: PageRequest): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** A page of rows that the query has limited already; past the end its list is empty. */
export function pageOf<T>(list: T[], total: number, { pageNo = 1, pageSize = 20 }: PageRequest): Page<T> {
  return { list, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

/** A page of a list that is in memory as a whole. */
export function pageFrom<T>(all: readonly T[], request: PageRequest): Page<T> {
  const { limit, offset } = rangeOf(request);
  return pageOf(all.slice(offset, offset + limit), all.length, request);
}
