import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema/index.ts';
import { enterScope, enterSystem } from '../../db/scope.ts';
import { notEnded, scopeOf } from '../../http/sessions.ts';
import type { Session } from '../../http/sessions.ts';

/** Ends every session of a person, except the one that `keep` names. Runs as the system. */
export async function endSessions(
  tx: Database,
  userId: number,
  now: number,
  keptHash?: string,
): Promise<void> {
  const others = keptHash === undefined ? undefined : ne(session.tokenHash, keptHash);
  await tx
    .update(session)
    .set({ revokedTime: now })
    .where(and(eq(session.userId, userId), notEnded(now), others));
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
