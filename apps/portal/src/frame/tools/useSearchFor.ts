import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouteTable } from '../../routing/tableContext.ts';

/** Opens the search page for a keyword, or the course list in an installation without the search page. */
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
