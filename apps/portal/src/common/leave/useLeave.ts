import { logout } from '@stoa/api';
import { useCallback } from 'react';
import { usePortal } from '../../session/portal.ts';

/** Logs out, whether the call succeeds or not, and then shows the login page. */
export function useLeave(): () => void {
  const { client, hold } = usePortal();
  return useCallback(() => {
    // The page stays as it is until the login page has loaded, so that nothing flashes; the new document
    // clears the person's data from memory.
    hold.set(true);
    void logout(client).finally(() => location.assign('/login'));
  }, [client, hold]);
}
