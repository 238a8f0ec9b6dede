import type { AiChatMessage, AiProvider } from '@stoa/api/contract/ai';
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { ofPerson, ownedTable } from './ownership.ts';

/** Conversations of one person with the assistant, in one company (`chatSessions`). The database numbers them. */
export const aiChatSession = ownedTable(
  'ai_chat_session',
  ofPerson({ userId: 'asked the assistant' }),
  {
    sessionId: id().primaryKey().generatedByDefaultAsIdentity(),
    userId: id().notNull(),
    companyId: id().notNull(),
    title: text().notNull(),
    /** Number of messages, updated together with them. */
    messageNum: integer().notNull().default(0),
    createTime: time().notNull(),
    updatedTime: time().notNull(),
  },
  (table) => [index().on(table.userId, table.companyId, table.updatedTime)],
);

/** The messages as they were shown, with the titles and links of that moment. The database numbers them. */
export const aiChatMessage = ownedTable(
  'ai_chat_message',
  ofPerson({ userId: 'said with the assistant' }),
  {
    messageId: id().primaryKey().generatedByDefaultAsIdentity(),
    sessionId: id()
      .notNull()
      .references(() => aiChatSession.sessionId, { onDelete: 'cascade' }),
    userId: id().notNull(),
    companyId: id().notNull(),
    role: text().$type<AiChatMessage['role']>().notNull(),
    text: text().notNull(),
    citations: jsonb().$type<NonNullable<AiChatMessage['citations']>>().notNull().default([]),
    actions: jsonb().$type<NonNullable<AiChatMessage['actions']>>().notNull().default([]),
    /** Set for answers only. */
    provider: text().$type<AiProvider>(),
    /** Rating by the person: 1 helpful, -1 not helpful, 0 none. */
    feedback: integer().notNull().default(0),
    time: time().notNull(),
  },
  (table) => [index().on(table.sessionId, table.messageId)],
);
