import { ErrorCode } from '@stoa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { session as sessionTable } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Run } from '../../http/register.ts';
import { hashOf, isLive } from '../../http/sessionLife.ts';
import { closeLogin } from '../../http/sessions.ts';
import type { Session } from '../../http/sessions.ts';
import { asSystemWithin, endSessions } from './sessions.ts';

/** Name of a session for its owner. It is derived from the stored hash, so that the hash stays on the server. */
const publicId = (tokenHash: string): string => hashOf(`session ${tokenHash}`).slice(0, 22);

/**
 * The person's sessions in every company that can still be used, the last used first. The token before a switch
 * of company is left out, because it ends by itself. Runs as the system; there are at most five.
 */
async function liveSessions(tx: Database, { userId }: Session, now: number) {
  const rows = await tx
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.userId, userId), isNull(sessionTable.revokedTime)));
  return rows
    .filter((row) => isLive(row, now))
    .toSorted((one, other) => other.lastSeenTime - one.lastSeenTime);
}

export const sessionsOf: Run<'sessionList'> = (context) => {
  const { tx, session, now } = context;
  return asSystemWithin(context, async () => ({
    list: (await liveSessions(tx, session, now)).map((row) => ({
      sessionId: publicId(row.tokenHash),
      browser: row.browser,
      system: row.system,
      signInTime: row.createTime,
      lastSeenTime: row.lastSeenTime,
      current: row.tokenHash === session.tokenHash,
    })),
  }));
};

/** Ends one session, or all but the caller's own, which only logging out ends. */
export const endSession: Run<'sessionEnd'> = (context, { sessionId }) => {
  const { tx, session, now } = context;
  return asSystemWithin(context, async () => {
    const others = (await liveSessions(tx, session, now)).filter(
      ({ tokenHash }) => tokenHash !== session.tokenHash,
    );
    if (sessionId === undefined) {
      await endSessions(tx, session.userId, now, session.tokenHash);
      return { ended: others.length };
    }
    const one = others.find(({ tokenHash }) => publicId(tokenHash) === sessionId);
    if (one === undefined) throw new BusinessError(ErrorCode.NotFound);
    await closeLogin(tx, one, now);
    return { ended: 1 };
  });
};
