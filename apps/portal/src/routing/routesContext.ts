import { createContext, use } from 'react';
import type { RouteRow } from './types.ts';

export const RoutesContext = createContext<readonly RouteRow[]>([]);

/** The route table of this installation. */
export const useRouteTable = (): readonly RouteRow[] => use(RoutesContext);
