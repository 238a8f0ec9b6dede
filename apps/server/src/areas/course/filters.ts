import type { CourseFilters } from '@stoa/api/contract/course';
import { courseSorts } from '@stoa/api/contract/course';
import { ChargeFilter, CourseListKind, JobLevel } from '@stoa/domain';
import type { TreeNode } from '@stoa/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { category, company, course, industry, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { conditionOf } from './list.ts';
import type { Viewer } from './rules.ts';

/** The industries to choose from, the company's own one first. */
async function industriesFor({ tx, session }: SessionContext): Promise<(typeof industry.$inferSelect)[]> {
  const rows = await tx.select().from(industry).orderBy(asc(industry.sort), asc(industry.industryId));
  const [own] = await tx
    .select({ industryId: company.industryId })
    .from(company)
    .where(eq(company.companyId, session.companyId));
  const isOwn = (row: (typeof rows)[number]) => row.industryId === own?.industryId;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

type Trait = 'category' | 'charge' | 'industry' | 'tag' | 'level';

/** Number of courses in the list for each filter value, with one pass over the list however long it is. */
async function countsOf({ tx, now }: SessionContext, viewer: Viewer, kind: CourseListKind) {
  const listed = tx
    .select({
      categoryId: course.categoryId,
      chargeKind: course.chargeKind,
      industryIds: course.industryIds,
      tagIds: course.tagIds,
      jobLevels: course.jobLevels,
    })
    .from(course)
    .where(conditionOf(tx, { kind }, viewer, now));
  const rows = await tx
    .select({
      trait: sql<Trait>`trait`,
      id: sql<number>`id`.mapWith(Number),
      count: sql<number>`many`.mapWith(Number),
    })
    .from(
      sql`(with listed as materialized ${listed}
        select 'category' as trait, category_id as id, count(*) as many from listed group by category_id
        union all select 'charge', charge_kind, count(*) from listed group by charge_kind
        union all select 'industry', one, count(*) from listed, unnest(industry_ids) one group by one
        union all select 'tag', one, count(*) from listed, unnest(tag_ids) one group by one
        union all select 'level', one, count(*) from listed, unnest(job_levels) one group by one) as counted`,
    );
  const known = new Map(rows.map(({ trait, id, count }) => [`${trait} ${id}`, count]));
  return { of: (trait: Trait, id: number): number => known.get(`${trait} ${id}`) ?? 0 };
}

/**
 * Answers `courseFilters`: only filter values that have courses in this list, with the number of courses
 * behind each.
 */
export async function filtersOf(
  context: SessionContext,
  viewer: Viewer,
  kind: CourseListKind,
): Promise<CourseFilters> {
  const { tx, text } = context;
  const counts = await countsOf(context, viewer, kind);
  const categories = await tx.select().from(category).orderBy(asc(category.sort), asc(category.categoryId));
  const industries = await industriesFor(context);
  const tags = await tx.select().from(tag).orderBy(asc(tag.tagId));

  const node = (one: (typeof categories)[number]): TreeNode => {
    const children = categories
      .filter((child) => child.parentId === one.categoryId)
      .map(node)
      .filter((child) => (child.count ?? 0) > 0);
    const own = counts.of('category', one.categoryId);
    const count = own + children.reduce((sum, child) => sum + (child.count ?? 0), 0);
    return { id: one.categoryId, name: text(one.name), count, ...(children.length > 0 ? { children } : {}) };
  };
  const chargeable =
    kind !== CourseListKind.Vip && kind !== CourseListKind.Paid && kind !== CourseListKind.Free;
  const charges = [ChargeFilter.Vip, ChargeFilter.Paid].filter((charge) => counts.of('charge', charge) > 0);

  return {
    categories: categories
      .filter((one) => one.parentId === 0)
      .map(node)
      .filter((one) => (one.count ?? 0) > 0),
    industries: industries.flatMap((one) => {
      const count = counts.of('industry', one.industryId);
      return count > 0 ? [{ id: one.industryId, name: text(one.name), count }] : [];
    }),
    tags: tags
      .filter((one) => counts.of('tag', one.tagId) > 0)
      .map((one) => ({ tagId: one.tagId, name: text(one.name) })),
    jobLevels: [
      JobLevel.All,
      ...[JobLevel.Grassroots, JobLevel.Middle, JobLevel.Senior].filter(
        (level) => counts.of('level', level) > 0,
      ),
    ],
    charges: chargeable && charges.length > 0 ? [ChargeFilter.All, ...charges] : [],
    sorts: [...courseSorts],
  };
}
