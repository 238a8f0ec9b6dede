import type { Handlers, Run } from '../../http/register.ts';
import { eventsOf } from './events.ts';
import { send } from './send.ts';
import { forgetSession, messagesAfter, rateMessage, sessionsOf } from './sessions.ts';

const messages: Run<'chatMessages'> = async (context, { sessionId, after = 0 }) => {
  const list = await messagesAfter(context, sessionId, after);
  return { list, nextAfter: list.at(-1)?.messageId ?? after };
};

const ask: Run<'chatSend'> = (context, { sessionId, text, context: place = { route: '' } }) =>
  send(context, { sessionId, text, place: { courseId: place.courseId, itemId: place.itemId } });

const feedback: Run<'chatFeedback'> = async (context, { messageId, value }) => {
  await rateMessage(context, messageId, value);
  return { ok: true as const };
};

const forget: Run<'chatDelete'> = async (context, { sessionId }) => {
  await forgetSession(context, sessionId);
  return { ok: true as const };
};

export const assistantHandlers = {
  chatSessions: sessionsOf,
  chatMessages: messages,
  chatSend: { run: ask, events: ({ stream }, { message }) => (stream ? eventsOf(message) : undefined) },
  chatFeedback: feedback,
  chatDelete: forget,
} satisfies Handlers;
