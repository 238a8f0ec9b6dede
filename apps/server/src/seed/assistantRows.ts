import type { aiChatMessage, aiChatSession } from '../db/schema/index.ts';
import { assistantTalk } from './data/assistant.ts';
import { minute } from './times.ts';
import type { SeedTimes } from './times.ts';

export interface AssistantRows {
  aiChatSession: (typeof aiChatSession.$inferInsert)[];
  aiChatMessage: (typeof aiChatMessage.$inferInsert)[];
}

/** One conversation of the main learner, with the answers that the assistant would have given. */
export function assistantRows(times: SeedTimes): AssistantRows {
  const { userId, companyId, minutesAgo, messages } = assistantTalk;
  const began = times.ago(minutesAgo * minute);
  const timeOf = (turn: number) => began + Math.floor(turn / 2) * 2 * minute;
  return {
    aiChatSession: [
      {
        userId,
        companyId,
        title: messages[0].text,
        messageNum: messages.length,
        createTime: began,
        updatedTime: timeOf(messages.length - 1),
      },
    ],
    aiChatMessage: messages.map((message, turn) => ({
      ...message,
      userId,
      companyId,
      // The id that the database will give, because it numbers the list from 1.
      sessionId: 1,
      time: timeOf(turn),
    })),
  };
}
