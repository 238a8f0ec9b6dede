import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loginTicket } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import type { Credential, Identity } from '../index.ts';
import type { IdentitySource } from '../sources.ts';

const ticketMs = 60_000;

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

export interface NewTicket extends Identity {
  readonly source: IdentitySource;
  readonly corpId: string;
  readonly state: string;
}

/** Makes a code that can be used once within a minute; only its hash is stored. */
export async function issueTicket(tx: Database, ticket: NewTicket, now: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await tx.insert(loginTicket).values({ ...ticket, ticketHash: hashOf(code), expireTime: now + ticketMs });
  return code;
}

/**
 * Exchanges a code. A code that is used at the wrong place is used up as well, because it was probably
 * stolen.
 */
export async function redeemTicket(
  db: Database,
  credential: Credential,
  now: number,
): Promise<Identity | undefined> {
  const { source, code, appId, corpId, state = '' } = credential;
  const [ticket] = await asSystem(db, (tx) =>
    tx
      .update(loginTicket)
      .set({ usedTime: now })
      .where(and(eq(loginTicket.ticketHash, hashOf(code)), isNull(loginTicket.usedTime)))
      .returning(),
  );
  if (ticket === undefined || ticket.expireTime <= now) return undefined;
  const meant =
    ticket.source === source &&
    ticket.state === state &&
    (appId === undefined || ticket.appId === appId) &&
    (corpId === undefined || ticket.corpId === corpId);
  return meant ? { companyId: ticket.companyId, subject: ticket.subject, appId: ticket.appId } : undefined;
}
