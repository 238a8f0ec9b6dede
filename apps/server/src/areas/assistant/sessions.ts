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

/** Most conversations that a list shows, which are the latest. */
const listed = 50;
/** Messages in one answer; a client asks for more from `nextAfter`. */
const atOnce = 500;

const notThere = (): BusinessError => new BusinessError(ErrorCode.NotFound);

interface Owned {
  readonly userId: PgColumn;
  readonly companyId: PgColumn;
}

/** A condition for the caller's own conversations; the row policy of the database demands the same. */
const own = ({ userId, companyId }: Owned, { session }: Who): SQL | undefined =>
  and(eq(userId, session.userId), eq(companyId, session.companyId));

/** The person's conversations, newest first. */
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

/** The messages after a given one, in the order in which they were written. */
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

/** Locks a conversation until the transaction ends, so that messages sent at the same time get an order. */
export async function demandSession(who: Who, sessionId: number): Promise<void> {
  const [found] = await who.tx
    .select({ sessionId: aiChatSession.sessionId })
    .from(aiChatSession)
    .where(and(own(aiChatSession, who), eq(aiChatSession.sessionId, sessionId)))
    .for('update');
  if (found === undefined) throw notThere();
}

/** Stores a rating; only answers can be rated, not the person's own messages. */
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

/** Deletes the conversation, its messages and the answers that are stored for a retry. */
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
