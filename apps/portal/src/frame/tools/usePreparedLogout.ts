import { useEffect } from 'react';
import { outboxInUse } from '../../session/outbox.ts';

/**
 * Preloads the question before a logout as soon as something may be unsent, because the network may be gone
 * when it is needed.
 */
export function usePreparedLogout(): void {
  useEffect(() => {
    const prepare = () => {
      if (outboxInUse.get()) import('../../common/leave/LogoutDialog.tsx').catch(() => undefined);
    };
    prepare();
    return outboxInUse.subscribe(prepare);
  }, []);
}
