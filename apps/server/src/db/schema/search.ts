import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/** What one person has searched for in one company, each word once (`searchQuery` to `searchHistoryClear`). */
export const searchHistory = pgTable(
  'search_history',
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    keyword: text().notNull(),
    searchTime: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.keyword] }),
    index().on(table.userId, table.companyId, table.searchTime),
  ],
);
