import { ErrorCode } from '@stoa/domain';
import type { TargetKind } from '@stoa/domain';
import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneOf } from '../../db/oneOf.ts';
import { courseCollection, platformGrant } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';

export type CollectionRow = typeof courseCollection.$inferSelect;
export type CollectionKind = typeof TargetKind.Special | typeof TargetKind.Institute;

/** Collections of the company itself, or of the platform and granted to the company. */
export const seenBy = (tx: Database, companyId: number): SQL | undefined =>
  or(
    eq(courseCollection.companyId, companyId),
    exists(
      tx
        .select({ one: sql`1` })
        .from(platformGrant)
        .where(
          and(
            eq(platformGrant.companyId, companyId),
            eq(platformGrant.targetKind, courseCollection.kind),
            eq(platformGrant.targetId, courseCollection.collectionId),
          ),
        ),
    ),
  );

/** Collections that a company has, the oldest first. */
export const collectionsSeen = (
  tx: Database,
  companyId: number,
  { ids, kind }: { readonly ids?: readonly number[]; readonly kind?: CollectionKind },
): Promise<CollectionRow[]> =>
  tx
    .select()
    .from(courseCollection)
    .where(
      and(
        seenBy(tx, companyId),
        ids === undefined ? undefined : oneOf(courseCollection.collectionId, [...ids]),
        kind === undefined ? undefined : eq(courseCollection.kind, kind),
      ),
    )
    .orderBy(asc(courseCollection.collectionId));

/** A collection by id; a missing one and one of another company answer the same, 1004. */
export async function collectionOr404(
  { tx, session }: SessionContext,
  id: number,
  kind?: CollectionKind,
): Promise<CollectionRow> {
  const [row] = await collectionsSeen(tx, session.companyId, {
    ids: [id],
    ...(kind === undefined ? {} : { kind }),
  });
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return row;
}
