import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouteTable } from '../../routing/tableContext.ts';

/** Opens the search page for a keyword, or the course list where the search page is not built. */
export function useSearchFor(): (keyword: string) => void {
  const navigate = useNavigate();
  const routes = useRouteTable();
  return useCallback(
    (keyword) => {
      const page = routes.has('/search') ? '/search' : '/course/all';
      navigate(`${page}?${new URLSearchParams({ keyword }).toString()}`);
    },
    [navigate, routes],
  );
}
