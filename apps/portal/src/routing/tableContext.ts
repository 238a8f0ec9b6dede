import { createContext, use } from 'react';
import { createRouteTable, type RouteTable } from './table.ts';

export const RouteTableContext = createContext<RouteTable>(createRouteTable([]));

/** The routes of this portal. */
export const useRouteTable = (): RouteTable => use(RouteTableContext);
