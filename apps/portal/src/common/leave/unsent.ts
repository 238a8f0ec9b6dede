import type { Client } from '@stoa/api';
import { mayHoldUnsent, outboxOf } from '../../session/outbox.ts';

/** The longest time that a person waits to be logged out. */
const longestWaitMs = 2_000;

/** Sends unsent work; true when some of it could not be sent. */
export async function leavesUnsent(client: Client): Promise<boolean> {
  if (!mayHoldUnsent()) return false;
  try {
    const outbox = await outboxOf(client);
    await Promise.race([outbox.flush(), new Promise((done) => setTimeout(done, longestWaitMs))]);
    return (await outbox.unsent()) > 0;
  } catch {
    // Without the outbox's code it is unknown whether work is unsent, so the person is asked.
    return true;
  }
}

/** Deletes unsent work from this device, after the person was asked. */
export async function dropUnsent(client: Client): Promise<void> {
  if (!mayHoldUnsent()) return;
  await outboxOf(client).then(
    ({ discard }) => discard(),
    // A failure is ignored, because the work that stays on the device is encrypted and is deleted within a
    // day.
    () => undefined,
  );
}
