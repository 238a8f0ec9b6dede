import { LoginSourceType, noCompanyId } from '@stoa/domain';
import { asSystem } from '../../db/scope.ts';
import { session } from '../../db/schema/index.ts';
import { openGuestSession } from '../../http/guests.ts';
import { newToken, slidingMs } from '../../http/sessionLife.ts';
import type { Asked } from './run.ts';

/** How the server treats the actor on a call that demands a session. */
export type Standing = 'live' | 'nobody' | 'ended' | 'external guest';

export interface Actor {
  readonly name: string;
  readonly standing: Standing;
  /** Company of the session; 0 without one. */
  readonly companyId: number;
  readonly userId: number;
  /** Whether the actor may see the work of other people of the company: papers, attempts and requests. */
  readonly supervises: boolean;
  /** Returns a token; each call that ends its session gets a new session. */
  readonly token: () => Promise<string | undefined>;
}

interface Person {
  readonly userId: number;
  readonly companyId: number;
  readonly memberId: number;
}

const day = 24 * 3_600_000;

/**
 * Stores a session like a login. It is written directly, because a sixth login would end the first session.
 */
async function mint(app: Asked, person: Person, times: { created?: number; revoked?: number } = {}) {
  const { token, tokenHash } = newToken();
  const createTime = times.created ?? app.now();
  await asSystem(app.database.db, (tx) =>
    tx.insert(session).values({
      ...person,
      tokenHash,
      sourceType: LoginSourceType.Normal,
      createTime,
      lastSeenTime: createTime,
      revokedTime: times.revoked ?? null,
    }),
  );
  return token;
}

const one = { userId: 2, companyId: 1001, memberId: 21 };
/** A lecturer and admin of each of two companies. */
const supervisor = { userId: 3, companyId: 1001, memberId: 31 };
const otherSupervisor = { userId: 5, companyId: 1002, memberId: 51 };

const other = (name: string, standing: Standing, token: string | undefined): Actor => ({
  name,
  standing,
  companyId: 0,
  userId: 0,
  supervises: false,
  token: () => Promise.resolve(token),
});

/** Every kind of caller: with and without a session, ended sessions, guests, people of each company. */
export async function actorsOn(app: Asked): Promise<readonly Actor[]> {
  const live = (name: string, person: Person): Actor => ({
    name,
    standing: 'live',
    companyId: person.companyId,
    userId: person.userId,
    supervises: person === supervisor || person === otherSupervisor,
    token: () => mint(app, person),
  });
  const { db } = app.database;
  const guestToken = async (): Promise<string> => {
    const guest = { guestId: 1, examId: 1, companyId: 1001 };
    return (await asSystem(db, (tx) => openGuestSession(tx, guest, app.now()))).token;
  };
  return [
    live('of company A', one),
    live('of company A, new', { userId: 6, companyId: 1001, memberId: 61 }),
    live('of company A, admin', supervisor),
    live('of company B', { userId: 4, companyId: 1002, memberId: 41 }),
    live('of company B, admin', otherSupervisor),
    live('of company C', { userId: 7, companyId: 1003, memberId: 71 }),
    live('of A and B, in A', { userId: 1, companyId: 1001, memberId: 11 }),
    live('of A and B, in B', { userId: 1, companyId: 1002, memberId: 12 }),
    live('of no company', { userId: 8, companyId: noCompanyId, memberId: 0 }),
    other('without a token', 'nobody', undefined),
    other('with a token nobody was given', 'nobody', newToken().token),
    other('with an expired token', 'ended', await mint(app, one, { created: app.now() - slidingMs })),
    other(
      'with a revoked token',
      'ended',
      await mint(app, one, { created: app.now() - day / 24, revoked: app.now() }),
    ),
    { ...other('as guest of an exam', 'external guest', undefined), token: guestToken },
  ];
}
