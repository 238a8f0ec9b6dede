import { safeInternalPath } from '@stoa/domain';
import { endWay, wayIn, type Way } from '../../common/way/way.ts';
import { entrancePath } from '../../routing/entrance.ts';

/** What an address brought somebody with, and what had begun in this tab. */
export interface Brought {
  readonly search: string;
  readonly way: Way | undefined;
}

const memo = 'stoaBrought';

function leftHere(): Brought | undefined {
  const left: unknown = Object(history.state)[memo];
  if (typeof left !== 'object' || left === null) return undefined;
  const search: unknown = Object(left).search;
  return typeof search === 'string' ? { search, way: wayIn(Object(left).way) } : undefined;
}

/** What the address says, or what it said before its query was taken out of it. */
export const broughtSearch = (): string =>
  location.search === '' ? (leftHere()?.search ?? '') : location.search;

/**
 * Takes the query out of the address before anything in it is used, so that no code is copied or sent on with it. This
 * entry of the tab's history remembers it, for a page that is loaded anew, and for Back and Forward.
 */
export function takeBrought(): Brought {
  const { search, pathname } = location;
  if (search === '') return leftHere() ?? { search, way: undefined };
  const brought = { search, way: endWay() };
  history.replaceState({ ...history.state, [memo]: brought }, '', pathname);
  return brought;
}

/** Where an arrival leads: what the address says, else what the person wanted before leaving, else home. */
export function landing(search: string, kept: string, fallback = '/home'): string {
  const asked = new URLSearchParams(search).get('redirect');
  if (asked !== null && safeInternalPath(asked, '') !== '') return entrancePath(search);
  return kept === '' ? fallback : entrancePath(`?redirect=${encodeURIComponent(kept)}`);
}

/** The login page, with the same wish. */
export const loginPath = (wish: string): string =>
  wish === '' || wish === '/home' ? '/login' : `/login?redirect=${encodeURIComponent(wish)}`;
