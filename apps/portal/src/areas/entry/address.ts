import { safeInternalPath } from '@stoa/domain';
import { takeLogin, storedLogin, type PendingLogin } from '../../common/pendingLogin/pendingLogin.ts';
import { entrancePath } from '../../routing/entrance.ts';

/** The parameters of the address, and the sign-on that was started in this tab. */
export interface Brought {
  readonly search: string;
  readonly way: PendingLogin | undefined;
}

const memo = 'stoaBrought';

function leftHere(): Brought | undefined {
  const left: unknown = Object(history.state)[memo];
  if (typeof left !== 'object' || left === null) return undefined;
  const search: unknown = Object(left).search;
  return typeof search === 'string' ? { search, way: storedLogin(Object(left).way) } : undefined;
}

/** The query of the address, or the one it had before {@link takeBrought} removed it. */
export const broughtSearch = (): string =>
  location.search === '' ? (leftHere()?.search ?? '') : location.search;

/**
 * Takes the query out of the address before anything in it is used, so that no code is copied or sent on with
 * the address. This entry of the tab's history keeps the query, for a reload and for Back and Forward.
 */
export function takeBrought(): Brought {
  const { search, pathname } = location;
  if (search === '') return leftHere() ?? { search, way: undefined };
  const brought = { search, way: takeLogin() };
  history.replaceState({ ...history.state, [memo]: brought }, '', pathname);
  return brought;
}

/**
 * The query without the parameters of these names. All others stay byte for byte and in their order, repeated
 * ones included, because another system may have signed them.
 */
export const queryWithout = (search: string, names: ReadonlySet<string>): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => ![...new URLSearchParams(part).keys()].some((name) => names.has(name)))
    .join('&');

/** Where the person lands: the address's `redirect`, else the page wanted before the sign-on, else home. */
export function landing(search: string, kept: string, fallback = '/home'): string {
  const asked = new URLSearchParams(search).get('redirect');
  if (asked !== null && safeInternalPath(asked, '') !== '') return entrancePath(search);
  return kept === '' ? fallback : entrancePath(`?redirect=${encodeURIComponent(kept)}`);
}

/** The login page, which leads on to the same wished page. */
export const loginPath = (wish: string): string =>
  wish === '' || wish === '/home' ? '/login' : `/login?redirect=${encodeURIComponent(wish)}`;
