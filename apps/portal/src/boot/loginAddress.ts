export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The login page with this page as `redirect`; the home page needs none, because a login leads there anyway.
 */
export function loginAddress({ pathname, search, hash }: Address, reason?: 'expired'): string {
  const query = new URLSearchParams();
  const back = pathname + search + hash;
  if (back !== '/' && back !== '/home' && pathname !== '/login') query.set('redirect', back);
  if (reason) query.set('reason', reason);
  const text = query.toString();
  return text ? `/login?${text}` : '/login';
}

/** Whether an address in the portal is the login page. */
export const isLogin = (path: string): boolean => /^\/login\/?(\?|#|$)/.test(path);
