import { matchRoutes } from 'react-router-dom';
import type { Route } from './types.ts';

/** The route of an address. */
export interface RouteMatch {
  readonly route: Route;
  /** Value of the `:parameter` of the route's path. */
  readonly param?: string | undefined;
}

/**
 * The routes of this portal. A screen that is not built has no route, so its address is not found and nothing
 * links to it.
 */
export interface RouteTable {
  readonly routes: readonly Route[];
  /** Finds the route of a path. Fixed paths win over those with a parameter; matching is case-sensitive. */
  readonly match: (pathname: string) => RouteMatch | undefined;
  /** Whether the back end has the calls that a route cannot do without. */
  readonly serves: (route: Route) => boolean;
  /**
   * Whether an address has a screen whose calls the back end offers; the link resolver and the navigation use
   * this.
   */
  readonly has: (address: string) => boolean;
}

function find(routes: readonly Route[], pathname: string): RouteMatch | undefined {
  const candidates = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));
  const found = matchRoutes(candidates, pathname)?.[0];
  if (!found) return undefined;
  const { route, params } = found;
  const [param] = Object.values(params);
  const { handle } = route;
  const values = handle.redirect === undefined ? handle.values : undefined;
  return param !== undefined && values?.includes(param) !== true ? undefined : { route: handle, param };
}

/** `hasCalls` tells for the path of a screen whether the back end has its calls; by default it has all. */
export function createRouteTable(
  routes: readonly Route[],
  hasCalls: (path: string) => boolean = () => true,
): RouteTable {
  // A cache, because a page asks for the same few addresses again and again, and the router ranks all routes
  // each time.
  const known = new Map<string, RouteMatch | undefined>();
  const match = (pathname: string): RouteMatch | undefined => {
    if (!known.has(pathname)) known.set(pathname, find(routes, pathname));
    return known.get(pathname);
  };
  const serves = (route: Route | undefined): boolean =>
    route !== undefined &&
    (route.redirect === undefined ? hasCalls(route.path) : serves(match(route.redirect)?.route));
  return {
    routes,
    match,
    serves,
    has(address) {
      const end = address.search(/[?#]/);
      return serves(match(end < 0 ? address : address.slice(0, end))?.route);
    },
  };
}
