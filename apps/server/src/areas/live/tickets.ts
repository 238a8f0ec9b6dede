import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { liveTicket } from '../../db/schema/index.ts';
import { hashOf, isToken, newToken } from '../../http/sessionLife.ts';
import type { Locale } from '../../http/locale.ts';

/** How long the ticket of `roomEnter` can open the socket. */
export const ticketMs = 30_000;

export interface TicketFor {
  readonly tokenHash: string;
  readonly liveId: number;
  readonly locale: Locale;
}

/** A ticket for one WebSocket of this session into this room. Runs as the system. */
export async function issueTicket(
  tx: Database,
  who: TicketFor,
  now: number,
): Promise<{ ticket: string; expireTime: number }> {
  const { token: ticket, tokenHash: ticketHash } = newToken();
  const expireTime = now + ticketMs;
  await tx
    .delete(liveTicket)
    .where(and(eq(liveTicket.tokenHash, who.tokenHash), lt(liveTicket.expireTime, now)));
  await tx.insert(liveTicket).values({ ...who, ticketHash, expireTime });
  return { ticket, expireTime };
}

/** Uses a ticket up; of two sockets that show the same one, the second gets nothing. Runs as the system. */
export async function spendTicket(tx: Database, ticket: string, now: number): Promise<TicketFor | undefined> {
  if (!isToken(ticket)) return undefined;
  const [spent] = await tx
    .delete(liveTicket)
    .where(and(eq(liveTicket.ticketHash, hashOf(ticket)), gt(liveTicket.expireTime, now)))
    .returning();
  return spent;
}
