import { noCompanyId, ProgressState } from '@stoa/domain';
import type { Database } from '../../db/database.ts';
import { courseAffinity, courseProgress } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';

const pairOf = (companyId: number, courseId: number, otherId: number): string =>
  `${companyId}: ${courseId} with ${otherId}`;

/**
 * Pairs of courses that at least two people of one company have begun, counted in TypeScript to compare with
 * the SQL.
 */
function together(progress: readonly (typeof courseProgress.$inferSelect)[]): ReadonlyMap<string, number> {
  const begun = progress.filter(
    ({ companyId, state }) => companyId !== noCompanyId && state !== ProgressState.NotStarted,
  );
  const counts = new Map<string, number>();
  for (const one of begun) {
    for (const other of begun) {
      const isPair = one.userId === other.userId && one.companyId === other.companyId;
      if (!isPair || one.courseId === other.courseId) continue;
      const pair = pairOf(one.companyId, one.courseId, other.courseId);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return new Map([...counts].filter(([, people]) => people >= 2));
}

/** Pairs that the job has stored although nobody of the company has studied both. */
export const foreignAffinity = (
  db: Database,
  countAffinity: (tx: Database) => Promise<number>,
): Promise<string[]> =>
  asSystem(db, async (tx) => {
    await countAffinity(tx);
    const expected = together(await tx.select().from(courseProgress));
    const stored = await tx.select().from(courseAffinity);
    return stored.flatMap(({ companyId, courseId, otherId, learners }) => {
      const pair = pairOf(companyId, courseId, otherId);
      return expected.get(pair) === learners ? [] : [`${pair}, by ${learners}`];
    });
  });
