import { safeInternalPath } from '@stoa/domain';
import { entrancePath } from '../../routing/entrance.ts';

/** Takes the query out of the address before anything in it is used: nobody goes back to a spent code. */
export function takeQuery(): string {
  const { search, pathname } = location;
  if (search !== '') history.replaceState(history.state, '', pathname);
  return search;
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
