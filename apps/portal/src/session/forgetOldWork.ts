import type { Portal } from './portal.ts';

/** Deletes encrypted unsent work of an ended session after a day, whoever uses the browser then. */
export function forgetOldWork({ client }: Portal): void {
  try {
    if (localStorage.getItem('outboxUsed') === null) return;
    const look = async () => (await import('./outbox.ts')).outboxOf(client);
    setTimeout(() => void look().catch(() => undefined), 5000);
  } catch {
    // There is nothing to delete, because the storage is blocked.
  }
}
