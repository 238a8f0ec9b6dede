import { safeInternalPath } from '@stoa/domain';

/**
 * Where a login leads: back to the page that asked for it, but never to another site and never to the login
 * page itself.
 */
export function entrancePath(search: string): string {
  const path = safeInternalPath(new URLSearchParams(search).get('redirect'));
  return /^\/login\/?([?#]|$)/i.test(path) ? '/home' : path;
}
