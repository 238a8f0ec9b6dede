import type { AnyCall, CallRate } from '@stoa/api/contract/define';
import { postPause } from '@stoa/api/contract/interact';
import { ErrorCode } from '@stoa/domain';
import type { Database } from '../db/database.ts';
import { asSystem, enterScope, enterSystem } from '../db/scope.ts';
import { OverLimit, count, countApart, demand, forget, record, takeBack, waitOf } from './counters.ts';
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

/** How often one person may make the calls with a `rate`. */
const rates: Readonly<Record<CallRate, Limit>> = {
  access: { of: 'access', most: 60, windowMs: minute },
  comments: { of: 'comments', most: 1, windowMs: postPause },
  mentions: { of: 'mentions', most: 60, windowMs: minute },
  chat: { of: 'chat', most: 1, windowMs: second },
  assistant: { of: 'assistant', most: 20, windowMs: minute },
  uploads: { of: 'uploads', most: 120, windowMs: minute },
};

/**
 * Limits of text messages with codes, for all calls that send them together. A number counts in its normal
 * form.
 */
export const smsLimits = {
  minute: { of: 'sms by phone in a minute', most: 1, windowMs: minute },
  day: { of: 'sms by phone in a day', most: 10, windowMs: day },
  address: { of: 'sms by address', most: 15, windowMs: hour },
} as const satisfies Record<string, Limit>;

/**
 * Limits of failed proofs of identity. A name is counted as it was typed, together with the kind of proof,
 * and never by the account that it belongs to, because a lock would otherwise reveal which names an account
 * has.
 */
export const loginLimits = {
  name: { of: 'failures by name', most: 10, windowMs: 15 * minute },
  address: { of: 'failures by address', most: 100, windowMs: 15 * minute },
} as const satisfies Record<string, Limit>;

/**
 * Limits of wrong tries to enter an external exam, whose link, password and guests could otherwise be guessed. A
 * person is counted by the link and the phone number.
 */
export const entryLimits = {
  person: { of: 'wrong entries by person', most: 10, windowMs: 15 * minute },
  address: { of: 'wrong entries by address', most: 100, windowMs: 15 * minute },
  /** From all addresses together; above it an address has no second wrong try. */
  link: { of: 'wrong entries by link', most: 200, windowMs: 15 * minute },
  unknownLink: { of: 'unknown links by address', most: 100, windowMs: 15 * minute },
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

/**
 * Refuses a call with 1006, else counts it in the request's own transaction, so that failed calls are not
 * counted.
 */
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

/** Limit of verifying certificates from one address, so that nobody can find codes by guessing. */
const verifyLimit = { of: 'verify by address', most: 20, windowMs: minute };

/** Refuses a try to verify a certificate with 1006, else counts it. */
export const limitVerify = ({ db, secret }: Shared, address: string, now: number): Promise<void> =>
  worded(countApart(db, secret, [{ limit: verifyLimit, key: address }], now), tooFrequent);

const isUnknownLink = (error: unknown): boolean =>
  error instanceof BusinessError && error.code === ErrorCode.ExternalCode;

/** Opens the link of an external exam, or refuses with 1006 after too many links that do not exist. */
export async function limitLink<T>(
  { db, secret }: Shared,
  address: string,
  now: number,
  open: () => Promise<T>,
): Promise<T> {
  const byAddress = { limit: entryLimits.unknownLink, key: address };
  const begin = asSystem(db, (tx) => demand(tx, secret, byAddress, now));
  await worded(begin, tooFrequent);
  try {
    return await open();
  } catch (error) {
    if (isUnknownLink(error)) await asSystem(db, (tx) => record(tx, secret, byAddress, now));
    throw error;
  }
}

/** What a guest is answered, and whether this guest had entered before. */
export interface Entered<T> {
  readonly answer: T;
  readonly known: boolean;
}

/**
 * Enters an external exam, or refuses with 1006 after too many tries. A try counts for its phone number until
 * it has turned out to be a known guest, so that parallel guesses are counted too, and guesses at the name,
 * each of which makes a new guest; for the address and the link only wrong ones count, because a whole class
 * may enter from one address. Too many wrong tries at a link refuse only the addresses that were wrong
 * themselves, because otherwise a stranger could keep a class out of its exam.
 */
export async function limitEntry<T>(
  { db, secret }: Shared,
  { link, phone, address }: { link: string; phone: string; address: string },
  now: number,
  enter: () => Promise<Entered<T>>,
): Promise<T> {
  const byPerson = { limit: entryLimits.person, key: `${link} ${phone}` };
  const byAddress = { limit: entryLimits.address, key: address };
  const byLink = { limit: entryLimits.link, key: link };
  const begin = asSystem(db, async (tx) => {
    const isGuessed = (await waitOf(tx, secret, byLink, now)) > 0;
    const limit = isGuessed ? { ...byAddress.limit, most: 1 } : byAddress.limit;
    await demand(tx, secret, { ...byAddress, limit }, now);
    await count(tx, secret, [byPerson], now);
  });
  await worded(begin, tooFrequent);
  try {
    const { answer, known } = await enter();
    if (known) await asSystem(db, (tx) => takeBack(tx, secret, byPerson, now));
    return answer;
  } catch (error) {
    if (error instanceof BusinessError) {
      // A link that does not exist gets no counter, because anybody could invent any number of them.
      const wrong = isUnknownLink(error) ? [byAddress] : [byAddress, byLink];
      await asSystem(db, async (tx) => {
        for (const counted of wrong) await record(tx, secret, counted, now);
      });
    }
    throw error;
  }
}

const locked = ({ waitMs }: OverLimit): BusinessError =>
  new BusinessError(ErrorCode.AccountLocked, { n: Math.ceil(waitMs / minute) });

export interface Trier {
  /** The name that was typed, in normal form. */
  readonly name: string;
  readonly address: string;
}

const byName = (name: string): Counted => ({ limit: loginLimits.name, key: name });
const byAddress = ({ address }: Trier): Counted => ({ limit: loginLimits.address, key: address });

type Secret = Pick<Services, 'secret'>;

/**
 * Refuses with 2002 after too many failures; otherwise counts this try as a failure of its name until it has
 * succeeded, so that parallel guesses are counted too. For the address only real failures count, because a
 * whole company behind one address may sign in at nine o'clock; how many of its tries run at the same time is
 * limited by the queue. Refused tries do not count, so that nobody is locked out for longer than one window
 * by tries that were never checked. Runs as the system, in a transaction that is committed even when the try
 * fails.
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

/** Counts a wrong try. Call it last in a transaction, because many requests wait for the lock of this row. */
export const attemptFailed = (tx: Database, { secret }: Secret, trier: Trier, now: number): Promise<void> =>
  record(tx, secret, byAddress(trier), now);

/** Deletes the failures of these names, because a try has succeeded or the password was changed. */
export const forgetFailures = (tx: Database, { secret }: Secret, names: readonly string[]): Promise<void> =>
  forget(tx, secret, names.map(byName));
