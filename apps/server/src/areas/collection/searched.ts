import { TargetKind } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { courseCollection } from '../../db/schema/index.ts';
import type { SearchSource } from '../../shared/search.ts';
import { collectionsSeen, seenBy } from './queries.ts';
import { collectionViews } from './views.ts';

/** Special topics that the company has; institutes are not searched. */
export const searchedSpecials: SearchSource = {
  kinds: [TargetKind.Special],
  documents: ({ tx, session }) => ({
    from: courseCollection,
    where: and(seenBy(tx, session.companyId), eq(courseCollection.kind, TargetKind.Special)),
    kind: sql`${TargetKind.Special}`,
    id: courseCollection.collectionId,
    title: sql`stoa_folded(${courseCollection.name})`,
    summary: sql`stoa_folded(${courseCollection.summary})`,
    subjects: sql<number>`0`,
    popularity: sql`0`,
    freshTime: sql`0`,
  }),
  cards: async ({ tx, text, media }, ids) => {
    const rows = await tx.select().from(courseCollection).where(oneOf(courseCollection.collectionId, ids));
    return new Map(
      rows.map(({ collectionId, name, summary, coverUrl }) => [
        collectionId,
        {
          title: text(name),
          summary: text(summary),
          coverUrl: coverUrl === '' ? undefined : media(coverUrl),
          facts: [],
          subjects: [],
        },
      ]),
    );
  },
  details: async (context, viewer, ids) => {
    const rows = await collectionsSeen(context.tx, context.session.companyId, { ids });
    const views = await collectionViews(context, viewer, rows);
    return new Map(views.map(({ id, courseCount }) => [id, { courseNum: courseCount }]));
  },
};
