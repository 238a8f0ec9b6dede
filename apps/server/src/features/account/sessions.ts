import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema/index.ts';
import { enterScope, enterSystem } from '../../db/scope.ts';
import { notEnded, scopeOf } from '../../http/sessions.ts';
import type { Session } from '../../http/sessions.ts';

/** Ends every session of a person. Runs as the system. */
export async function endSessions(tx: Database, userId: number, now: number): Promise<void> {
  await tx
    .update(session)
    .set({ revokedTime: now })
    .where(and(eq(session.userId, userId), notEnded(now)));
}

/**
 * Does the system's work inside a person's request: sessions, and what the person is in other companies. It
 * shares the request's transaction, because the embedded database has one connection.
 */
export async function asSystemWithin<T>(
  { tx, session: caller }: { readonly tx: Database; readonly session: Session },
  work: () => Promise<T>,
): Promise<T> {
  await enterSystem(tx);
  const result = await work();
  await enterScope(tx, scopeOf(caller));
  return result;
}
