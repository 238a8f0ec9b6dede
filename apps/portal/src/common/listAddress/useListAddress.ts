import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changed } from './changed.ts';
import { cleared, readListQuery, type FilterName } from './listQuery.ts';

/** Milliseconds after the last letter typed before the list is fetched. */
const typingMs = 300;

/** State of a list, kept in the address: each click adds an entry to the history, typing does not. */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readListQuery(search), [search]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (next: string, replace = false) => {
    clearTimeout(timer.current);
    if (next !== search) navigate(pathname + next, { replace });
  };
  return {
    query,
    filter: (name: string, value: string) => go(changed(search, name, value)),
    page: (page: number) => go(changed(search, 'pageNo', page === 1 ? '' : String(page))),
    /** The address of a filter, for a link. */
    hrefOf: (name: string, value: string) => pathname + changed(search, name, value),
    clear: (kept?: FilterName) => go(cleared(search, kept)),
    forgetLayout: () => go(changed(search, 'layout', ''), true),
    search: (keyword: string, typing: boolean) => {
      clearTimeout(timer.current);
      const next = changed(search, 'keyword', keyword);
      if (typing) timer.current = setTimeout(() => go(next, true), typingMs);
      else go(next, true);
    },
  };
}
