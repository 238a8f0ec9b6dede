import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * A person in a company, whose rows a transaction may see. Both ids come from the session, never from the
 * request.
 */
export interface PersonScope {
  readonly companyId: number;
  readonly userId: number;
}

/** A guest of an external exam, who sees that exam and their own attempt, and nothing of any company. */
export interface GuestScope {
  readonly guestId: number;
  readonly examId: number;
}

export type Scope = PersonScope | GuestScope;

type Work<T> = (tx: Database) => Promise<T>;

const settingsOf = (scope: Scope | undefined) => ({
  companyId: '',
  userId: '',
  guestId: '',
  examId: '',
  ...(scope === undefined
    ? {}
    : 'guestId' in scope
      ? { guestId: String(scope.guestId), examId: String(scope.examId) }
      : { companyId: String(scope.companyId), userId: String(scope.userId) }),
});

async function enter(tx: Database, role: 'stoa_app' | 'stoa_jobs', scope: Scope | undefined): Promise<void> {
  const { companyId, userId, guestId, examId } = settingsOf(scope);
  // With `true` as third argument a setting ends with the transaction, as with SET LOCAL.
  await tx.execute(
    sql`select set_config('stoa.company_id', ${companyId}, true), set_config('stoa.user_id', ${userId}, true), set_config('stoa.guest_id', ${guestId}, true), set_config('stoa.exam_id', ${examId}, true), set_config('role', ${role}, true)`,
  );
}

/** Gives a transaction the unprivileged role of requests, and sets whose rows it may see. */
export const enterScope = (tx: Database, scope: Scope): Promise<void> => enter(tx, 'stoa_app', scope);

/**
 * First statement in the transaction of a call with a token: sets the unprivileged role and reads the session
 * of the token (see migration 0020), whose rows are visible from here on. It returns one row; without a
 * session all columns are null and no rows are visible.
 */
export const entering = (tokenHash: string): SQL =>
  sql`(select set_config('role', 'stoa_app', true) as role) as entered cross join stoa_enter(${tokenHash}) as session`;

/** Gives a transaction the role of the system. */
export const enterSystem = (tx: Database): Promise<void> => enter(tx, 'stoa_jobs', undefined);

/** Gives a transaction the role of the owner, for migrations, dumps and restores. */
export const enterOwner = async (tx: Database): Promise<void> => {
  await tx.execute(sql`select set_config('role', 'none', true)`);
};

/** Runs a request's work as the unprivileged role; without a scope it sees public rows only. */
export const inScope = <T>(db: Database, scope: Scope | undefined, work: Work<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await enter(tx, 'stoa_app', scope);
    return work(tx);
  });

/** Runs work on behalf of no person: logins, sessions, branding by host, jobs. */
export const asSystem = <T>(db: Database, work: Work<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await enterSystem(tx);
    return work(tx);
  });
