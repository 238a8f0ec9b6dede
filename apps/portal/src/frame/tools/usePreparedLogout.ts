import { useEffect } from 'react';
import { outboxInUse } from '../../session/outbox.ts';

/** Fetches the question before a log-out once something may wait to be sent, because the network may be gone by then. */
export function usePreparedLogout(): void {
  useEffect(() => {
    const prepare = () => {
      if (outboxInUse.get()) import('../../common/leave/LogoutDialog.tsx').catch(() => undefined);
    };
    prepare();
    return outboxInUse.subscribe(prepare);
  }, []);
}
