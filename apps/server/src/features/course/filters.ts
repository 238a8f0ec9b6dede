import type { CourseFilters } from '@stoa/api/contract/course';
import { courseSorts } from '@stoa/api/contract/course';
import { ChargeFilter, CourseListKind, JobLevel } from '@stoa/domain';
import type { TreeNode } from '@stoa/domain';
import { asc, eq } from 'drizzle-orm';
import { category, company, course, industry, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { conditionOf } from './list.ts';
import type { Viewer } from './rules.ts';

/** The company's own industry first (screens R20). */
async function industriesFor({ tx, session }: SessionContext): Promise<(typeof industry.$inferSelect)[]> {
  const rows = await tx.select().from(industry).orderBy(asc(industry.sort), asc(industry.industryId));
  const [own] = await tx
    .select({ industryId: company.industryId })
    .from(company)
    .where(eq(company.companyId, session.companyId));
  const isOwn = (row: (typeof rows)[number]) => row.industryId === own?.industryId;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

/** Answer of X12: only filters that lead somewhere in this list, with the number of courses behind each. */
export async function filtersOf(
  context: SessionContext,
  viewer: Viewer,
  kind: CourseListKind,
): Promise<CourseFilters> {
  const { tx, now, text } = context;
  const rows = await tx
    .select({
      categoryId: course.categoryId,
      industryIds: course.industryIds,
      tagIds: course.tagIds,
      jobLevels: course.jobLevels,
      chargeKind: course.chargeKind,
    })
    .from(course)
    .where(conditionOf(tx, { kind }, viewer, now));
  const categories = await tx.select().from(category).orderBy(asc(category.sort), asc(category.categoryId));
  const industries = await industriesFor(context);
  const tags = await tx.select().from(tag).orderBy(asc(tag.tagId));

  const node = (one: (typeof categories)[number]): TreeNode => {
    const children = categories
      .filter((child) => child.parentId === one.categoryId)
      .map(node)
      .filter((child) => (child.count ?? 0) > 0);
    const own = rows.filter((row) => row.categoryId === one.categoryId).length;
    const count = own + children.reduce((sum, child) => sum + (child.count ?? 0), 0);
    return { id: one.categoryId, name: text(one.name), count, ...(children.length > 0 ? { children } : {}) };
  };
  const levels = new Set(rows.flatMap((row) => row.jobLevels));
  const chargeable =
    kind !== CourseListKind.Vip && kind !== CourseListKind.Paid && kind !== CourseListKind.Free;
  const charges = [ChargeFilter.Vip, ChargeFilter.Paid].filter((charge) =>
    rows.some((row) => row.chargeKind === charge),
  );
  const present = (id: number, pick: (row: (typeof rows)[number]) => number[]) =>
    rows.filter((row) => pick(row).includes(id)).length;

  return {
    categories: categories
      .filter((one) => one.parentId === 0)
      .map(node)
      .filter((one) => (one.count ?? 0) > 0),
    industries: industries.flatMap((one) => {
      const count = present(one.industryId, (row) => row.industryIds);
      return count > 0 ? [{ id: one.industryId, name: text(one.name), count }] : [];
    }),
    tags: tags
      .filter((one) => present(one.tagId, (row) => row.tagIds) > 0)
      .map((one) => ({ tagId: one.tagId, name: text(one.name) })),
    jobLevels: [
      JobLevel.All,
      ...[JobLevel.Grassroots, JobLevel.Middle, JobLevel.Senior].filter((level) => levels.has(level)),
    ],
    charges: chargeable && charges.length > 0 ? [ChargeFilter.All, ...charges] : [],
    sorts: [...courseSorts],
  };
}
