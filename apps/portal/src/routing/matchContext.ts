import { createContext, use } from 'react';
import type { RouteMatch } from './match.ts';

export const MatchContext = createContext<RouteMatch | undefined>(undefined);

/** The row that brought a screen here, and the value of its `:parameter`. */
export function useRouteMatch(): RouteMatch {
  const match = use(MatchContext);
  if (!match) throw new Error('useRouteMatch must be inside a screen.');
  return match;
}
