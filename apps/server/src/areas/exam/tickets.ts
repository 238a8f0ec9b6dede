import { and, eq, gt, lt } from 'drizzle-orm';
import type { AttemptTicket } from '@stoa/api/contract/exam';
import type { Database } from '../../db/database.ts';
import { examTicket } from '../../db/schema/index.ts';
import { hashOf, isToken, newToken } from '../../http/sessionLife.ts';

/** Address of the WebSocket for every attempt; the ticket says which attempt. */
export const attemptSocketPath = '/api/exam/pc/attempt/socket';

/** How long a ticket can open the socket. */
const ticketMs = 30_000;

export interface TicketFor {
  readonly tokenHash: string;
  readonly attemptId: number;
}

/** A ticket for one WebSocket of this session for this attempt. Runs as the system. */
export async function issueAttemptTicket(tx: Database, who: TicketFor, now: number): Promise<AttemptTicket> {
  const { token: ticket, tokenHash: ticketHash } = newToken();
  const expireTime = now + ticketMs;
  await tx
    .delete(examTicket)
    .where(and(eq(examTicket.tokenHash, who.tokenHash), lt(examTicket.expireTime, now)));
  await tx.insert(examTicket).values({ ...who, ticketHash, expireTime });
  return { ticket, expireTime, url: attemptSocketPath };
}

/**
 * Uses a ticket up: when two sockets show the same ticket, only the first is accepted. Runs as the system.
 */
export async function spendAttemptTicket(
  tx: Database,
  ticket: string,
  now: number,
): Promise<TicketFor | undefined> {
  if (!isToken(ticket)) return undefined;
  const [spent] = await tx
    .delete(examTicket)
    .where(and(eq(examTicket.ticketHash, hashOf(ticket)), gt(examTicket.expireTime, now)))
    .returning();
  return spent;
}
