import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchHistory } from '../../db/schema/index.ts';
import type { Session } from '../../http/sessions.ts';

/** Entries kept per person; older ones are deleted. */
const kept = 20;

type Whose = Pick<Session, 'userId' | 'companyId'>;

const own = ({ userId, companyId }: Whose) =>
  and(eq(searchHistory.userId, userId), eq(searchHistory.companyId, companyId));

/** The person's searches, newest first. */
export async function historyOf(tx: Database, whose: Whose): Promise<string[]> {
  const rows = await tx
    .select({ keyword: searchHistory.keyword })
    .from(searchHistory)
    .where(own(whose))
    .orderBy(desc(searchHistory.searchTime), searchHistory.keyword)
    .limit(kept);
  return rows.map(({ keyword }) => keyword);
}

/** Searching the same keyword again gives its entry a newer time. */
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

/** Deletes one entry, or all of them without a keyword. */
export async function forget(tx: Database, whose: Whose, keyword: string | undefined): Promise<void> {
  const which = keyword === undefined ? undefined : eq(searchHistory.keyword, keyword);
  await tx.delete(searchHistory).where(and(own(whose), which));
}
