import { useEffect, useState } from 'react';
import { usePortal } from '../../portal.ts';

/**
 * Whether this person has gone to another company while the page stands: here, and a new page is on its way, or
 * in another tab (reliability D7). Either way nothing of the page may ask the new company for the old one's things.
 */
export function useMoved(): 'here' | 'otherTab' | undefined {
  const { session } = usePortal();
  const [moved, setMoved] = useState<'here' | 'otherTab'>();
  useEffect(() => {
    let before = session.get();
    return session.subscribe(({ kind, otherTab }) => {
      const now = session.get();
      const isSame = now.userId === before.userId && now.userId !== 0;
      if (kind === 'begin' && isSame && now.companyId !== before.companyId)
        setMoved(otherTab ? 'otherTab' : 'here');
      before = now;
    });
  }, [session]);
  return moved;
}
