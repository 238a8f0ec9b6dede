import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { ofPerson, ownedTable } from './ownership.ts';

/**
 * The keywords that one person has searched for in one company, each once (`searchQuery` to
 * `searchHistoryClear`).
 */
export const searchHistory = ownedTable(
  'search_history',
  ofPerson({ userId: 'searched for' }),
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
