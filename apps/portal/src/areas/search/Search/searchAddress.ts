import { isSearchKind, searchSorts, type SearchKind, type SearchSort } from '@stoa/pages/search';

export interface SearchAddress {
  readonly keyword: string;
  readonly kind?: SearchKind | undefined;
  readonly sort: SearchSort;
  readonly pageNo: number;
}

const longest = 50;
const furthest = 1_000_000;

/**
 * Reads the address; a value that is not understood counts as absent, so that no call fails because of it.
 */
export function readSearch(search: string): SearchAddress {
  const query = new URLSearchParams(search);
  const number = (name: string): number | undefined => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  const kind = number('kind');
  const keyword = (query.get('keyword') ?? '').trim();
  return {
    // Cut by code points, so that no character is cut in half.
    keyword: cut(keyword),
    kind: isSearchKind(kind) ? kind : undefined,
    sort: searchSorts.find((sort) => sort === query.get('sort')) ?? 'default',
    pageNo: Math.min(Math.max(number('pageNo') ?? 1, 1), furthest),
  };
}

function cut(text: string): string {
  let short = '';
  for (const sign of text) {
    if (short.length + sign.length > longest) break;
    short += sign;
  }
  return short;
}

/** The address of a search; default values are left out. */
export function searchPath({ keyword, kind, sort, pageNo }: Partial<SearchAddress>): string {
  const query = new URLSearchParams({
    ...(keyword ? { keyword } : {}),
    ...(kind === undefined ? {} : { kind: String(kind) }),
    ...(sort === undefined || sort === 'default' ? {} : { sort }),
    ...(pageNo === undefined || pageNo === 1 ? {} : { pageNo: String(pageNo) }),
  }).toString();
  return query === '' ? '/search' : `/search?${query}`;
}
