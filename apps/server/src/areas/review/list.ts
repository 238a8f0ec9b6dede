import type { ReviewTask } from '@stoa/api/contract/review';
import { ReviewState } from '@stoa/domain';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { account, reviewTask } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import type { Run } from '../../http/register.ts';
import type { ReviewRow } from '../../shared/reviews.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { membersOf } from '../company/briefs.ts';
import type { UserBrief } from '../company/briefs.ts';
import { listedReviews, notOwnWork } from './reviewers.ts';

/** A review as the list shows it. */
export const reviewView = (
  row: ReviewRow,
  people: ReadonlyMap<number, UserBrief>,
  { text }: Pick<SessionContext, 'text'>,
): ReviewTask => ({
  reviewId: row.reviewId,
  kind: row.kind,
  state: row.state,
  title: text(row.title),
  parentTitle: text(row.parentTitle),
  learner: people.get(row.userId ?? 0),
  submitTime: row.submitTime,
  dueTime: row.dueTime ?? undefined,
  target: row.target,
  refId: row.refId,
});

/** Reviews with a word in their title or in the name of the person whose work is reviewed. */
const found = (keyword: string): SQL | undefined =>
  or(
    sql`position(lower(${keyword}) in lower(${reviewTask.title}::text)) > 0`,
    sql`exists (select 1 from ${account} where ${account.userId} = ${reviewTask.userId} and position(lower(${keyword}) in lower(${account.realName}::text)) > 0)`,
  );

/**
 * Answers `reviewList`: pending reviews first, the longest waiting at the top, then decided ones, the latest
 * first. Kinds whose area is not built are left out.
 */
export const listReviews: Run<'reviewList'> = async (context, { kind, state, keyword, ...page }) => {
  const { tx, session, services } = context;
  const kinds = services.areas.flatMap(({ reviews }) => reviews?.kinds ?? []);
  const own = and(await listedReviews(context), inArray(reviewTask.kind, kinds));
  const where = and(
    own,
    kind === undefined ? undefined : eq(reviewTask.kind, kind),
    state === undefined ? undefined : eq(reviewTask.state, state),
    keyword === undefined || keyword === '' ? undefined : found(keyword),
  );
  const { limit, offset } = rangeOf(page);
  return asSystemWithin(context, async () => {
    const total = await tx.$count(reviewTask, where);
    const rows = await tx
      .select()
      .from(reviewTask)
      .where(where)
      .orderBy(
        desc(sql`${reviewTask.state} = ${ReviewState.Pending}`),
        desc(sql`coalesce(${reviewTask.decidedTime}, 0)`),
        asc(reviewTask.submitTime),
        asc(reviewTask.reviewId),
      )
      .limit(limit)
      .offset(offset);
    const pending = await tx
      .select({ kind: reviewTask.kind, pending: count() })
      .from(reviewTask)
      .where(and(own, notOwnWork(context), eq(reviewTask.state, ReviewState.Pending)))
      .groupBy(reviewTask.kind);
    const people = await membersOf(
      tx,
      session.companyId,
      rows.flatMap(({ userId }) => userId ?? []),
      context,
    );
    return {
      ...pageOf(
        rows.map((row) => reviewView(row, people, context)),
        total,
        page,
      ),
      counts: pending,
    };
  });
};
