import { TargetKind } from '@stoa/domain';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { courseCollection } from '../../db/schema/index.ts';
import { holdsAny } from '../../shared/passages.ts';
import type { PassageSource } from '../../shared/passages.ts';
import { seenBy } from './queries.ts';

/** Largest number of special topics that are compared with a question. */
const most = 30;

/** Special topics that the company has. */
export const specialPassages: PassageSource = {
  about: async ({ tx, session }, _viewer, words) => {
    const { name, summary } = courseCollection;
    const rows = await tx
      .select()
      .from(courseCollection)
      .where(
        and(
          seenBy(tx, session.companyId),
          eq(courseCollection.kind, TargetKind.Special),
          or(...[name, summary].map((column) => holdsAny(sql`stoa_folded(${column})`, words))),
        ),
      )
      .orderBy(asc(courseCollection.collectionId))
      .limit(most);
    return rows.map((row) => ({
      kind: row.kind,
      id: row.collectionId,
      target: { kind: row.kind, id: row.collectionId },
      title: row.name,
      summary: row.summary,
      words: [],
    }));
  },
};
