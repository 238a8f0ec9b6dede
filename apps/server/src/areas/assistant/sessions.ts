import type { AiChatMessage, AiChatSession } from '@stoa/api/contract/ai';
import { chatSend } from '@stoa/api/contract/ai';
import { ErrorCode } from '@stoa/domain';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { aiChatMessage, aiChatSession, idempotencyRecord } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { actorOf } from '../../http/idempotency.ts';

type Who = Pick<SessionContext, 'tx' | 'session'>;

/** Contract X143. */
const listed = 50;
/** So much of a conversation comes in one answer; a client asks on from `nextAfter`. */
const atOnce = 500;

const notThere = (): BusinessError => new BusinessError(ErrorCode.NotFound);

interface Owned {
  readonly userId: PgColumn;
  readonly companyId: PgColumn;
}

/** The caller's own: the row policy says so as well. */
const own = ({ userId, companyId }: Owned, { session }: Who): SQL | undefined =>
  and(eq(userId, session.userId), eq(companyId, session.companyId));

/** Newest first. */
export const sessionsOf = (who: Who): Promise<AiChatSession[]> =>
  who.tx
    .select({
      sessionId: aiChatSession.sessionId,
      title: aiChatSession.title,
      updatedTime: aiChatSession.updatedTime,
      messageNum: aiChatSession.messageNum,
    })
    .from(aiChatSession)
    .where(own(aiChatSession, who))
    .orderBy(desc(aiChatSession.updatedTime), desc(aiChatSession.sessionId))
    .limit(listed);

export const messageView = (row: typeof aiChatMessage.$inferSelect): AiChatMessage => ({
  messageId: row.messageId,
  sessionId: row.sessionId,
  role: row.role,
  text: row.text,
  time: row.time,
  ...(row.role === 'user'
    ? {}
    : {
        citations: row.citations,
        actions: row.actions,
        provider: row.provider ?? undefined,
        feedback: row.feedback,
      }),
});

/** What follows a message, in the order in which it was said. */
export async function messagesAfter(who: Who, sessionId: number, after: number): Promise<AiChatMessage[]> {
  const { tx } = who;
  const found = await tx.$count(
    aiChatSession,
    and(own(aiChatSession, who), eq(aiChatSession.sessionId, sessionId)),
  );
  if (found === 0) throw notThere();
  const rows = await tx
    .select()
    .from(aiChatMessage)
    .where(
      and(
        own(aiChatMessage, who),
        eq(aiChatMessage.sessionId, sessionId),
        gt(aiChatMessage.messageId, after),
      ),
    )
    .orderBy(asc(aiChatMessage.messageId))
    .limit(atOnce);
  return rows.map(messageView);
}

/** Holds a conversation until the transaction ends, so that what is said in it at once gets its order. */
export async function demandSession(who: Who, sessionId: number): Promise<void> {
  const [found] = await who.tx
    .select({ sessionId: aiChatSession.sessionId })
    .from(aiChatSession)
    .where(and(own(aiChatSession, who), eq(aiChatSession.sessionId, sessionId)))
    .for('update');
  if (found === undefined) throw notThere();
}

/** On an answer; what somebody said has none. */
export async function rateMessage(who: Who, messageId: number, feedback: number): Promise<void> {
  const rated = await who.tx
    .update(aiChatMessage)
    .set({ feedback })
    .where(
      and(
        own(aiChatMessage, who),
        eq(aiChatMessage.messageId, messageId),
        eq(aiChatMessage.role, 'assistant'),
      ),
    )
    .returning({ messageId: aiChatMessage.messageId });
  if (rated.length === 0) throw notThere();
}

/** The conversation and its messages are gone, and with them the answers that are kept for a retry. */
export async function forgetSession(who: Who, sessionId: number): Promise<void> {
  const { tx, session } = who;
  const gone = await tx
    .delete(aiChatSession)
    .where(and(own(aiChatSession, who), eq(aiChatSession.sessionId, sessionId)))
    .returning({ sessionId: aiChatSession.sessionId });
  if (gone.length === 0) throw notThere();
  await tx
    .delete(idempotencyRecord)
    .where(
      and(
        eq(idempotencyRecord.actor, actorOf(session)),
        eq(idempotencyRecord.path, chatSend.path),
        sql`${idempotencyRecord.response}->>'sessionId' = ${String(sessionId)}`,
      ),
    );
}
