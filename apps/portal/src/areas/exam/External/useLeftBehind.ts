import type { Client } from '@stoa/api';
import { useEffect } from 'react';
import { mayHoldUnsent } from '../../../session/outbox.ts';

/**
 * Sends the answers that an earlier visit of this guest has left on the device, as soon as the guest has
 * entered: without a token the server takes nothing.
 */
export function useLeftBehind(client: Client): void {
  useEffect(() => {
    if (!mayHoldUnsent()) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const { followLeftBehind } = await import('../attempt/followLeftBehind.ts');
      if (!isOver) stop = followLeftBehind(client, { hasResults: false });
    };
    // Without the code the answers stay on the device, and the next visit sends them.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client]);
}
