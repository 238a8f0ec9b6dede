import { createHash, randomUUID } from 'node:crypto';
import { ErrorCode } from '@stoa/domain';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { idempotencyRecord } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { OpenContext } from '../../http/handle.ts';

/** How long a page that was reloaded may repeat the same call. */
const repeatMs = 2 * 60_000;
/** How often a repetition looks for the result of the first request, and how long it waits. */
const lookMs = 250;
const looks = 40;

const actor = 'exchange';

/** Key of a one-time code together with the browser's own key, because neither is valid without the other. */
const keyOf = (idemKey: string, code: string): string =>
  createHash('sha256').update(`${idemKey}\n${code}`).digest('base64url');

/** A one-time code and what came with it. */
export interface SentCode {
  /** The kind of code, because codes of two kinds may be equal. */
  readonly path: string;
  readonly code: string;
  /** The browser's own key; without one the call cannot be repeated. */
  readonly idemKey: string | undefined;
  /** What a repetition is told when the code is used up; `TicketInvalid` by default. */
  readonly refusal?: ErrorCode;
}

/** The answer to a call that spent a code, and what a repetition has to know of it. */
export interface Spent<Answer, Outcome> {
  readonly answer: Answer;
  readonly outcome: Outcome;
}

/** A change and its answer, made in the transaction that stores the outcome. */
type Ending<Answer, Outcome> = (tx: Database) => Promise<Spent<Answer, Outcome>>;

interface Work<Answer, Outcome extends object> {
  /** Uses up the code. When it throws, the same browser may try again with the same key. */
  readonly first: () => Promise<Ending<Answer, Outcome>>;
  readonly isOutcome: (stored: unknown) => stored is Outcome;
  /** Gives the answer again. It returns `undefined` when the outcome has been undone, so that the call is refused. */
  readonly again: (
    outcome: Outcome,
  ) => Promise<(tx: Database) => Promise<Spent<Answer, Outcome> | undefined>>;
}

/**
 * Spends a one-time code. A browser that sent a key of its own may repeat the call for a short time, because
 * its page was reloaded or the answer was lost. For everybody else the code is used up.
 */
export async function repeatable<Answer, Outcome extends object>(
  { services: { db }, now }: Pick<OpenContext, 'services' | 'now'>,
  { path, code, idemKey, refusal = ErrorCode.TicketInvalid }: SentCode,
  { first, isOutcome, again }: Work<Answer, Outcome>,
): Promise<Answer> {
  const key = keyOf(idemKey ?? randomUUID(), code);
  const own = and(
    eq(idempotencyRecord.actor, actor),
    eq(idempotencyRecord.path, path),
    eq(idempotencyRecord.idemKey, key),
  );
  const stored = async (tx: Database, { answer, outcome }: Spent<Answer, Outcome>): Promise<Answer> => {
    await tx.update(idempotencyRecord).set({ response: outcome }).where(own);
    return answer;
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
      const end = await first();
      return await asSystem(db, async (tx) => stored(tx, await end(tx)));
    } catch (error) {
      await asSystem(db, (tx) =>
        tx.delete(idempotencyRecord).where(and(own, isNull(idempotencyRecord.response))),
      );
      throw error;
    }
  }

  for (let look = 0; look < looks; look += 1) {
    const [before] = await asSystem(db, (tx) => tx.select().from(idempotencyRecord).where(own));
    if (before === undefined) throw new BusinessError(refusal);
    const outcome = before.response;
    if (isOutcome(outcome)) {
      const end = await again(outcome);
      const answer = await asSystem(db, async (tx) => {
        const [row] = await tx.select().from(idempotencyRecord).where(own).for('update');
        // Another repetition has ended meanwhile, and this one begins with its outcome.
        if (JSON.stringify(row?.response) !== JSON.stringify(outcome)) return undefined;
        const repeated = await end(tx);
        if (repeated === undefined) throw new BusinessError(refusal);
        return stored(tx, repeated);
      });
      if (answer !== undefined) return answer;
    } else {
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }
  throw new BusinessError(refusal);
}
