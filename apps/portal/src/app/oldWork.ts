import type { SessionStore } from '@stoa/api';
import type { Portal } from '../session/portal.ts';

/** The sessions that are followed already: the login page and the portal behind it both ask for it. */
const followed = new WeakSet<SessionStore>();

/**
 * Deletes encrypted unsent work of an ended session after a day, whoever uses the browser then. Of the person
 * who is logged in, now or later, sends answers to exams that were handed in meanwhile.
 */
export async function lookAtOldWork({
  client,
  session,
  backEnd,
}: Pick<Portal, 'client' | 'session' | 'backEnd'>): Promise<void> {
  if (followed.has(session)) return;
  followed.add(session);
  const { followLeftBehind } = await import('../areas/exam/attempt/followLeftBehind.ts');
  followLeftBehind(client, { hasResults: backEnd.offers({ id: 'X40' }) });
}
