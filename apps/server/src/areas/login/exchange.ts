import type { LoginResult } from '@stoa/api/contract/login';
import type { Database } from '../../db/database.ts';
import type { OpenContext } from '../../http/handle.ts';
import { closeLogin, standingSessions } from '../../http/sessions.ts';
import { hashOf } from '../../http/sessionLife.ts';
import { browserOf } from '../../shared/browser.ts';
import { enter } from './enter.ts';
import type { Arrival } from './enter.ts';
import { repeatable } from './repeatable.ts';
import type { SentCode, Spent } from './repeatable.ts';

/** The person who signs in with a code; the browser is that of the request. */
type Redeemed = Omit<Arrival, 'by'>;

/** Result of an exchange: the person, and the session that a repetition ends. */
interface Outcome {
  readonly arrival: Redeemed;
  readonly tokenHash: string;
}

const isOutcome = (stored: unknown): stored is Outcome =>
  typeof stored === 'object' && stored !== null && 'arrival' in stored && 'tokenHash' in stored;

/**
 * Exchanges a one-time code for a session. A repetition gets a new session in place of the one that nobody
 * received, and is refused as soon as that session has ended, because a code must not outlive a log-out.
 *
 * @param begun runs once, with the first session, in the same transaction
 */
export function exchange(
  context: OpenContext,
  sent: SentCode,
  redeem: () => Promise<(tx: Database) => Promise<Redeemed>>,
  begun?: (tx: Database, login: LoginResult) => Promise<unknown>,
): Promise<LoginResult> {
  const { now, userAgent } = context;
  const opened = async (tx: Database, arrival: Redeemed): Promise<Spent<LoginResult, Outcome>> => {
    const answer = await enter(tx, { ...arrival, by: browserOf(userAgent()) }, now);
    return { answer, outcome: { arrival, tokenHash: hashOf(answer.access_token) } };
  };
  return repeatable(context, sent, {
    first: async () => {
      const find = await redeem();
      return async (tx) => {
        const spent = await opened(tx, await find(tx));
        await begun?.(tx, spent.answer);
        return spent;
      };
    },
    isOutcome,
    again: ({ arrival, tokenHash }) =>
      Promise.resolve(async (tx) => {
        const [standing] = await standingSessions(tx, [tokenHash], now);
        if (standing === undefined) return undefined;
        await closeLogin(tx, standing, now);
        return opened(tx, arrival);
      }),
  });
}
