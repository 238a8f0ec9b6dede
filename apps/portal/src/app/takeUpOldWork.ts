import type { Portal } from '../session/portal.ts';

/** Takes up what earlier visits have left on this device, when nobody waits for anything any more. */
export function takeUpOldWork(portal: Portal): void {
  try {
    if (localStorage.getItem('outboxUsed') === null) return;
    const look = async () => (await import('./oldWork.ts')).lookAtOldWork(portal);
    setTimeout(() => void look().catch(() => undefined), 5000);
  } catch {
    // There is nothing to take up, because the storage is blocked.
  }
}
