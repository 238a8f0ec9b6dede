import { useState, useSyncExternalStore } from 'react';
import { usePortal, useSession } from '../../session/portal.ts';

/**
 * Whether this person has switched companies while the page is open: `here`, where a new page is about to
 * load, or in another tab. In both cases the page must not request data of the old company from the new one.
 */
export function useMoved(): 'here' | 'otherTab' | undefined {
  const { hold } = usePortal();
  const { userId, companyId } = useSession();
  const isHeld = useSyncExternalStore(hold.subscribe, hold.get);
  const [began, setBegan] = useState({ userId, companyId });
  // The page's guard handles a change of the person.
  if (userId !== began.userId) setBegan({ userId, companyId });
  if (userId === 0 || userId !== began.userId || companyId === began.companyId) return undefined;
  return isHeld ? 'here' : 'otherTab';
}
