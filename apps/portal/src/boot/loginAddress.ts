export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The login page that leads back here (reliability D6); the home page needs no reminder. */
export function loginAddress({ pathname, search, hash }: Address, reason?: 'expired'): string {
  const query = new URLSearchParams();
  const back = pathname + search + hash;
  if (back !== '/' && back !== '/home' && pathname !== '/login') query.set('redirect', back);
  if (reason) query.set('reason', reason);
  const text = query.toString();
  return text ? `/login?${text}` : '/login';
}

/** Whether an address of the portal is that of the login page. */
export const isLogin = (path: string): boolean => /^\/login\/?(\?|#|$)/.test(path);
