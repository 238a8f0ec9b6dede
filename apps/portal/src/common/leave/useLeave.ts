import { logout } from '@stoa/api';
import { useCallback } from 'react';
import { usePortal } from '../../session/portal.ts';

/** Logs out, whatever the answer, and goes to the login page. */
export function useLeave(): () => void {
  const { client, hold } = usePortal();
  return useCallback(() => {
    // The page stays as it is until the new one: nothing of the person flashes by, and memory goes with it.
    hold.set(true);
    void logout(client).finally(() => location.assign('/login'));
  }, [client, hold]);
}
