import { createHash, randomUUID } from 'node:crypto';
import type { LoginResult } from '@stoa/api/contract/login';
import { ErrorCode } from '@stoa/domain';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { idempotencyRecord } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { OpenContext } from '../../http/handle.ts';
import { closeLogin, standingSessions } from '../../http/sessions.ts';
import { hashOf } from '../../http/sessionLife.ts';
import { enter } from './enter.ts';
import type { Arrival } from './enter.ts';
import { browserOf } from '../../shared/browser.ts';

/** How long a page that was reloaded may repeat the same exchange. */
const repeatMs = 2 * 60_000;
/** How often a repetition looks for the result of the first request, and how long it waits. */
const lookMs = 250;
const looks = 40;

/** The person who signs in with a code; the browser is that of the request. */
type Redeemed = Omit<Arrival, 'by'>;

/** Result of an exchange: the person, and the session that a repetition ends. */
interface Outcome {
  readonly arrival: Redeemed;
  readonly tokenHash: string;
}

const actor = 'exchange';

/** Key of a one-time code together with the browser's own key, because neither is valid without the other. */
const keyOf = (idemKey: string, code: string): string =>
  createHash('sha256').update(`${idemKey}\n${code}`).digest('base64url');

const isOutcome = (stored: unknown): stored is Outcome =>
  typeof stored === 'object' && stored !== null && 'arrival' in stored && 'tokenHash' in stored;

interface Exchange {
  readonly path: string;
  readonly code: string;
  readonly idemKey: string | undefined;
  /** What a repetition is told when the code is used up. */
  readonly refusal?: ErrorCode;
}

/**
 * Exchanges a one-time code for a session. A browser that sent a key of its own with the request may repeat
 * the exchange for a short time, because its page was reloaded or the answer was lost: it gets a new session
 * in place of the one that nobody received. For everybody else the code is used up, and it is for this
 * browser as soon as that session has ended, because a code must not outlive a log-out.
 *
 * @param begun runs once, with the first session, in the same transaction
 */
export async function exchange(
  { services: { db }, now, userAgent }: OpenContext,
  { path, code, idemKey, refusal = ErrorCode.TicketInvalid }: Exchange,
  redeem: () => Promise<(tx: Database) => Promise<Redeemed>>,
  begun?: (tx: Database, login: LoginResult) => Promise<unknown>,
): Promise<LoginResult> {
  const key = keyOf(idemKey ?? randomUUID(), code);
  const own = and(
    eq(idempotencyRecord.actor, actor),
    eq(idempotencyRecord.path, path),
    eq(idempotencyRecord.idemKey, key),
  );
  const opened = async (tx: Database, arrival: Redeemed): Promise<LoginResult> => {
    const result = await enter(tx, { ...arrival, by: browserOf(userAgent()) }, now);
    const outcome: Outcome = { arrival, tokenHash: hashOf(result.access_token) };
    await tx.update(idempotencyRecord).set({ response: outcome }).where(own);
    return result;
  };

  const claimed = await asSystem(db, async (tx) => {
    await tx
      .delete(idempotencyRecord)
      .where(and(eq(idempotencyRecord.actor, actor), lt(idempotencyRecord.createTime, now - repeatMs)));
    return tx
      .insert(idempotencyRecord)
      .values({ actor, path, idemKey: key, bodyHash: '', response: null, createTime: now })
      .onConflictDoNothing()
      .returning({ actor: idempotencyRecord.actor });
  });
  if (claimed.length > 0) {
    try {
      const find = await redeem();
      return await asSystem(db, async (tx) => {
        const login = await opened(tx, await find(tx));
        await begun?.(tx, login);
        return login;
      });
    } catch (error) {
      await asSystem(db, (tx) =>
        tx.delete(idempotencyRecord).where(and(own, isNull(idempotencyRecord.response))),
      );
      throw error;
    }
  }

  for (let look = 0; look < looks; look += 1) {
    const answer = await asSystem(db, async (tx) => {
      const [stored] = await tx.select().from(idempotencyRecord).where(own).for('update');
      if (stored === undefined) throw new BusinessError(refusal);
      if (!isOutcome(stored.response)) return undefined;
      const [standing] = await standingSessions(tx, [stored.response.tokenHash], now);
      if (standing === undefined) throw new BusinessError(refusal);
      await closeLogin(tx, standing, now);
      return opened(tx, stored.response.arrival);
    });
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  throw new BusinessError(refusal);
}
