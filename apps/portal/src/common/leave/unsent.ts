import type { Client } from '@stoa/api';
import { mayHoldUnsent, outboxOf } from '../../session/outbox.ts';

/** Longer than this nobody waits to be logged out. */
const patienceMs = 2_000;

/** Sends what this person has done and the server does not know yet; true when some of it stays behind. */
export async function leavesUnsent(client: Client): Promise<boolean> {
  if (!mayHoldUnsent()) return false;
  try {
    const outbox = await outboxOf(client);
    await Promise.race([outbox.flush(), new Promise((done) => setTimeout(done, patienceMs))]);
    return (await outbox.unsent()) > 0;
  } catch {
    // Without the code nobody can tell, so the person is asked.
    return true;
  }
}

/** Takes it off this device: the person has been asked. */
export async function dropUnsent(client: Client): Promise<void> {
  if (!mayHoldUnsent()) return;
  await outboxOf(client).then(
    ({ discard }) => discard(),
    // What stays is in cipher, and goes by itself within a day.
    () => undefined,
  );
}
