import type { AnyCall } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import type { Database } from '../db/database.ts';
import { asSystem, enterScope, enterSystem } from '../db/scope.ts';
import { OverLimit, count, countApart, forget, takeBack } from './counters.ts';
import type { Counted, Limit } from './counters.ts';
import { BusinessError } from './errors.ts';
import type { Services } from './handle.ts';
import { actorOf } from './idempotency.ts';
import { scopeOf } from './sessions.ts';
import type { Session } from './sessions.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Limits of single calls for one person (contract 1.8), by the call's id. Calls that share a limit share its
 * counter.
 */
export const callLimits: ReadonlyMap<string, Limit> = (() => {
  const comments: Limit = { of: 'comments', most: 1, windowMs: 5 * second };
  const chat: Limit = { of: 'chat', most: 1, windowMs: second };
  const assistant: Limit = { of: 'assistant', most: 20, windowMs: minute };
  const uploads: Limit = { of: 'uploads', most: 120, windowMs: minute };
  return new Map([
    ['S20', uploads],
    ['S23', uploads],
    ['X25', comments],
    ['X90', chat],
    ['X138', assistant],
    ['X145', assistant],
  ]);
})();

/** Limits of sending codes: the number as it is dialled, over all calls that send (decision 31). */
export const smsLimits = {
  minute: { of: 'sms by phone in a minute', most: 1, windowMs: minute },
  day: { of: 'sms by phone in a day', most: 10, windowMs: day },
  address: { of: 'sms by address', most: 15, windowMs: hour },
} as const satisfies Record<string, Limit>;

/** Failed logins, over all paths that take a password or a code (decision 31). */
export const loginLimits = {
  account: { of: 'failures by account', most: 10, windowMs: 15 * minute },
  address: { of: 'failures by address', most: 100, windowMs: 15 * minute },
} as const satisfies Record<string, Limit>;

const tooFrequent = (error: OverLimit): BusinessError =>
  new BusinessError(ErrorCode.TooFrequent, { n: Math.ceil(error.waitMs / second) });

async function worded<T>(work: Promise<T>, words: (error: OverLimit) => BusinessError): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof OverLimit ? words(error) : error;
  }
}

type Shared = Pick<Services, 'db' | 'secret'>;

/** Refuses a call with 1006, else counts it in the request's own transaction: what fails is not counted. */
export async function limitCall(
  tx: Database,
  { secret }: Shared,
  call: Pick<AnyCall, 'id'>,
  session: Session,
  now: number,
): Promise<void> {
  const limit = callLimits.get(call.id);
  if (limit === undefined) return;
  await enterSystem(tx);
  await worded(count(tx, secret, [{ limit, key: actorOf(session) }], now), tooFrequent);
  await enterScope(tx, scopeOf(session));
}

/** Refuses a code with 1006, else counts it. `phone` is the normalised number with its country code. */
export const limitSms = (
  { db, secret }: Shared,
  { phone, address }: { phone: string; address: string },
  now: number,
): Promise<void> =>
  worded(
    countApart(
      db,
      secret,
      [
        { limit: smsLimits.minute, key: phone },
        { limit: smsLimits.day, key: phone },
        { limit: smsLimits.address, key: address },
      ],
      now,
    ),
    tooFrequent,
  );

/** One try to prove who one is. */
export interface Attempt {
  /** It was right: the account's failures are forgotten, and the address is not charged. */
  succeeded(): Promise<void>;
}

const locked = ({ waitMs }: OverLimit): BusinessError =>
  new BusinessError(ErrorCode.AccountLocked, { n: Math.ceil(waitMs / minute) });

interface Trier {
  readonly account: string;
  readonly address: string;
}

const countersOf = ({ account, address }: Trier): readonly [Counted, Counted] => [
  { limit: loginLimits.account, key: account },
  { limit: loginLimits.address, key: address },
];

/**
 * Refuses with 2002 when too many tries failed, else counts this one as a failure until it is known to be
 * right, so that parallel guesses cannot slip past. Refused tries do not count: nobody is kept out for longer
 * than one window by tries that were never looked at. `account` is one key for one account, however it was
 * written and by whichever path it came; the work is the same for one that does not exist.
 */
export async function beginAttempt({ db, secret }: Shared, trier: Trier, now: number): Promise<Attempt> {
  const [byAccount, byAddress] = countersOf(trier);
  await worded(countApart(db, secret, [byAccount, byAddress], now), locked);
  return {
    succeeded: async () => {
      // One row a transaction: counting locks both in an order of its own, and two locks could wait for each other.
      await asSystem(db, (tx) => forget(tx, secret, byAccount));
      await asSystem(db, (tx) => takeBack(tx, secret, byAddress));
    },
  };
}

/**
 * As `beginAttempt`, inside the request of somebody signed in, as the system: with one connection there is no
 * second transaction to be had. Whoever refuses afterwards throws a `CountedRefusal`.
 */
export async function beginAttemptWithin(
  tx: Database,
  { secret }: Pick<Services, 'secret'>,
  trier: Trier,
  now: number,
): Promise<Attempt> {
  const [byAccount, byAddress] = countersOf(trier);
  await worded(count(tx, secret, [byAccount, byAddress], now), locked);
  return {
    succeeded: async () => {
      await forget(tx, secret, byAccount);
      await takeBack(tx, secret, byAddress);
    },
  };
}
