import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchHistory } from '../../db/schema/index.ts';
import type { Session } from '../../http/sessions.ts';

/** Older ones are forgotten. */
const kept = 20;

type Whose = Pick<Session, 'userId' | 'companyId'>;

const own = ({ userId, companyId }: Whose) =>
  and(eq(searchHistory.userId, userId), eq(searchHistory.companyId, companyId));

/** Newest first. */
export async function historyOf(tx: Database, whose: Whose): Promise<string[]> {
  const rows = await tx
    .select({ keyword: searchHistory.keyword })
    .from(searchHistory)
    .where(own(whose))
    .orderBy(desc(searchHistory.searchTime), searchHistory.keyword)
    .limit(kept);
  return rows.map(({ keyword }) => keyword);
}

/** The same word again is one entry with a newer time. */
export async function remember(tx: Database, whose: Whose, keyword: string, now: number): Promise<void> {
  const { userId, companyId } = whose;
  await tx
    .insert(searchHistory)
    .values({ userId, companyId, keyword, searchTime: now })
    .onConflictDoUpdate({
      target: [searchHistory.userId, searchHistory.companyId, searchHistory.keyword],
      set: { searchTime: now },
    });
  const newest = await historyOf(tx, whose);
  await tx.delete(searchHistory).where(and(own(whose), notInArray(searchHistory.keyword, newest)));
}

/** One entry, or all of them without a word. */
export async function forget(tx: Database, whose: Whose, keyword: string | undefined): Promise<void> {
  const which = keyword === undefined ? undefined : eq(searchHistory.keyword, keyword);
  await tx.delete(searchHistory).where(and(own(whose), which));
}
