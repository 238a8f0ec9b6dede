import type { AiChatMessage } from '@stoa/api/contract/ai';
import { ErrorCode } from '@stoa/domain';
import { eq, sql } from 'drizzle-orm';
import { aiChatMessage, aiChatSession } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { answerTo } from './answer.ts';
import type { Place } from './answers/answering.ts';
import { shortened } from './markdown.ts';
import { demandSession, messageView } from './sessions.ts';

export interface Sent {
  readonly sessionId?: number | undefined;
  readonly text: string;
  readonly place: Place;
}

const titleSigns = 30;

/** Title of a conversation: its first question, shortened to one line. */
export const titleOf = (question: string): string =>
  shortened(question.replaceAll(/\s+/gu, ' ').trim(), titleSigns);

async function begin({ tx, session, now }: SessionContext, question: string): Promise<number> {
  const { userId, companyId } = session;
  const [begun] = await tx
    .insert(aiChatSession)
    .values({ userId, companyId, title: titleOf(question), createTime: now, updatedTime: now })
    .returning({ sessionId: aiChatSession.sessionId });
  if (begun === undefined) throw new Error('The conversation was not stored.');
  return begun.sessionId;
}

/** Refuses a question while an area keeps the assistant silent, so that no other client gets around it. */
async function demandSpeech(context: SessionContext): Promise<void> {
  for (const { silencesAssistant } of context.services.areas) {
    if ((await silencesAssistant?.(context)) === true) throw new BusinessError(ErrorCode.AiSilent);
  }
}

/** Answers `chatSend`. Question and answer are stored together, or neither is. */
export async function send(
  context: SessionContext,
  sent: Sent,
): Promise<{ sessionId: number; message: AiChatMessage }> {
  const { tx, session, now } = context;
  const question = sent.text;
  await demandSpeech(context);
  if (sent.sessionId !== undefined) await demandSession(context, sent.sessionId);
  const answer = await answerTo(context, question, sent.place);
  const sessionId = sent.sessionId ?? (await begin(context, question));
  const said = { sessionId, userId: session.userId, companyId: session.companyId, time: now };
  await tx.insert(aiChatMessage).values({ ...said, role: 'user', text: question });
  const [stored] = await tx
    .insert(aiChatMessage)
    .values({ ...said, ...answer, role: 'assistant', provider: 'embedded' })
    .returning();
  if (stored === undefined) throw new Error('The answer was not stored.');
  await tx
    .update(aiChatSession)
    .set({ messageNum: sql`${aiChatSession.messageNum} + 2`, updatedTime: now })
    .where(eq(aiChatSession.sessionId, sessionId));
  return { sessionId, message: messageView(stored) };
}
