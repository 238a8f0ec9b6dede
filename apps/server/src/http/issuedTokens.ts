import { and, desc, gt, isNull } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database.ts';
import { guestSession, session } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import type { Services } from './handle.ts';
import { slidingMs } from './sessionLife.ts';
import type { Turnstile } from './turnstile.ts';

/** Channel on which the database notifies of each new token (see migration 0030). */
const channel = 'stoa_session_begun';
/** Number of tokens that a process learns of when it starts. */
const mostAtStart = 20_000;

/** The hashes of tokens that may still be used, the last used ones. Runs as the system. */
async function usableHashes(tx: Database, now: number): Promise<string[]> {
  const lists = [];
  for (const table of [session, guestSession]) {
    lists.push(
      await tx
        .select({ tokenHash: table.tokenHash })
        .from(table)
        .where(and(isNull(table.revokedTime), gt(table.lastSeenTime, now - slidingMs)))
        .orderBy(desc(table.lastSeenTime))
        .limit(mostAtStart),
    );
  }
  return lists.flat().map(({ tokenHash }) => tokenHash);
}

/**
 * Makes every token that was issued known, by its hash, in whichever process that was: somebody who sends
 * made-up tokens would otherwise lock out colleagues behind the same address whose tokens this process has not
 * seen yet.
 */
export async function followIssuedTokens(
  { db, clock, tokens }: Pick<Services, 'db' | 'clock'> & { readonly tokens: Pick<Turnstile, 'keep'> },
  listen: OpenDatabase['listen'],
  report: (error: unknown) => void,
): Promise<void> {
  const learn = async (): Promise<void> => {
    const hashes = await asSystem(db, (tx) => usableHashes(tx, clock()));
    for (const tokenHash of hashes) tokens.keep(tokenHash);
  };
  let first: Promise<void> | undefined;
  await listen(
    channel,
    (tokenHash) => tokens.keep(tokenHash),
    // Called at the start, and after each loss of the connection, because notifications were missed meanwhile.
    () => {
      const learnt = learn().catch(report);
      first ??= learnt;
    },
  );
  await first;
}
