import { chatDelete, chatFeedback, chatMessages, chatSend, chatSessions } from '@stoa/api/contract/ai';
import { handle } from '../../http/handle.ts';
import { eventsOf } from './events.ts';
import { send } from './send.ts';
import { forgetSession, messagesAfter, rateMessage, sessionsOf } from './sessions.ts';

/** X143. */
const sessions = handle(chatSessions, (_request, context) => sessionsOf(context));

/** X144. */
const messages = handle(chatMessages, async ({ sessionId, after = 0 }, context) => {
  const list = await messagesAfter(context, sessionId, after);
  return { list, nextAfter: list.at(-1)?.messageId ?? after };
});

/** X145. */
const ask = handle(
  chatSend,
  ({ sessionId, text, context: place = { route: '' } }, context) =>
    send(context, { sessionId, text, place: { courseId: place.courseId, itemId: place.itemId } }),
  { events: ({ stream }, { message }) => (stream ? eventsOf(message) : undefined) },
);

/** X146. */
const feedback = handle(chatFeedback, async ({ messageId, value }, context) => {
  await rateMessage(context, messageId, value);
  return { ok: true as const };
});

/** X147. */
const forget = handle(chatDelete, async ({ sessionId }, context) => {
  await forgetSession(context, sessionId);
  return { ok: true as const };
});

export const assistantHandlers = [sessions, messages, ask, feedback, forget];
