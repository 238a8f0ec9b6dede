import type { AnyCall, CallRate } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';
import type { Database } from '../db/database.ts';
import { enterScope, enterSystem } from '../db/scope.ts';
import { OverLimit, count, countApart, demand, forget, record } from './counters.ts';
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

/** How often one person may do what a call's `rate` names. */
const rates: Readonly<Record<CallRate, Limit>> = {
  comments: { of: 'comments', most: 1, windowMs: 5 * second },
  chat: { of: 'chat', most: 1, windowMs: second },
  assistant: { of: 'assistant', most: 20, windowMs: minute },
  uploads: { of: 'uploads', most: 120, windowMs: minute },
};

/** Limits of sending codes: the number as it is dialled, over all calls that send (decision 31). */
export const smsLimits = {
  minute: { of: 'sms by phone in a minute', most: 1, windowMs: minute },
  day: { of: 'sms by phone in a day', most: 10, windowMs: day },
  address: { of: 'sms by address', most: 15, windowMs: hour },
} as const satisfies Record<string, Limit>;

/**
 * Failed tries to prove who one is. A name is counted as it was typed, with the kind of proof that it came with, and
 * never by the person who has it: or a lock would tell which names somebody has, and which belong together.
 */
export const loginLimits = {
  name: { of: 'failures by name', most: 10, windowMs: 15 * minute },
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
  { rate }: Pick<AnyCall, 'rate'>,
  session: Session,
  now: number,
): Promise<void> {
  if (rate === undefined) return;
  await enterSystem(tx);
  await worded(count(tx, secret, [{ limit: rates[rate], key: actorOf(session) }], now), tooFrequent);
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

const locked = ({ waitMs }: OverLimit): BusinessError =>
  new BusinessError(ErrorCode.AccountLocked, { n: Math.ceil(waitMs / minute) });

export interface Trier {
  /** One key for one name, however it was written. */
  readonly name: string;
  readonly address: string;
}

const byName = (name: string): Counted => ({ limit: loginLimits.name, key: name });
const byAddress = ({ address }: Trier): Counted => ({ limit: loginLimits.address, key: address });

type Secret = Pick<Services, 'secret'>;

/**
 * Refuses with 2002 when too many tries failed, else counts this one as a failure of its name until it is known to be
 * right, so that parallel guesses cannot slip past. For the address only what has failed counts, because behind one
 * address there may be a whole company that signs in at nine o'clock: how many tries are under way is bounded by who
 * takes turns. Refused tries do not count: nobody is kept out for longer than one window by tries that were never
 * looked at. Runs as the system, in a transaction that is kept.
 */
export async function beginAttempt(
  tx: Database,
  { secret }: Secret,
  trier: Trier,
  now: number,
): Promise<void> {
  await worded(demand(tx, secret, byAddress(trier), now), locked);
  await worded(count(tx, secret, [byName(trier.name)], now), locked);
}

/** The try was wrong. Last in its transaction, for many wait for this row. */
export const attemptFailed = (tx: Database, { secret }: Secret, trier: Trier, now: number): Promise<void> =>
  record(tx, secret, byAddress(trier), now);

/** A try with one of these names was right, or their password is another one now. */
export const forgetFailures = (tx: Database, { secret }: Secret, names: readonly string[]): Promise<void> =>
  forget(tx, secret, names.map(byName));
