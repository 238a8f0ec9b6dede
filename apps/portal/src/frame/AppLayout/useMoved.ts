import { useState, useSyncExternalStore } from 'react';
import { usePortal, useSession } from '../../session/portal.ts';

/**
 * Whether this person has gone to another company while the page stands: here, and a new page is on its way, or
 * in another tab. Either way nothing of the page may ask the new company for the old one's things.
 */
export function useMoved(): 'here' | 'otherTab' | undefined {
  const { hold } = usePortal();
  const { userId, companyId } = useSession();
  const isHeld = useSyncExternalStore(hold.subscribe, hold.get);
  const [began, setBegan] = useState({ userId, companyId });
  // Another person is another matter: the guard sees to it.
  if (userId !== began.userId) setBegan({ userId, companyId });
  if (userId === 0 || userId !== began.userId || companyId === began.companyId) return undefined;
  return isHeld ? 'here' : 'otherTab';
}
