import { MemberState } from '@stoa/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/schema/index.ts';
import { enterScope } from '../../db/scope.ts';
import type { SessionContext } from '../../http/handle.ts';
import { scopeOf } from '../../http/sessions.ts';

type Who = Pick<SessionContext, 'tx' | 'session'>;

/** Companies in which the caller is an active member, longest joined first: what `switchFlg` counts. */
export async function joinedIds({ tx, session }: Who): Promise<number[]> {
  const rows = await tx
    .select({ companyId: member.companyId })
    .from(member)
    .where(and(eq(member.userId, session.userId), eq(member.state, MemberState.Active)))
    .orderBy(asc(member.entryTime), asc(member.companyId));
  return rows.map(({ companyId }) => companyId);
}

/**
 * Runs work as the same person in another company, which the caller must have found in `joinedIds`. The
 * database decides what the work may see, as if the person had switched company.
 */
export async function inCompany<T>(
  { tx, session }: Who,
  companyId: number,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  await enterScope(tx, { companyId, userId: session.userId });
  const result = await work(tx);
  await enterScope(tx, scopeOf(session));
  return result;
}
