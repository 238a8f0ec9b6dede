import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouteTable } from '../../routing/tableContext.ts';

/** Goes to what a search finds: everything, or the courses where there is no page for everything yet. */
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
