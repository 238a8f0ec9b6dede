import type { CourseFilters } from '@stoa/api/contract/course';
import { courseSorts } from '@stoa/api/contract/course';
import { ChargeFilter, CourseListKind, JobLevel } from '@stoa/domain';
import type { TreeNode } from '@stoa/domain';
import { asc } from 'drizzle-orm';
import { category, course, industry, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { conditionOf } from './list.ts';
import type { Viewer } from './rules.ts';

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
  const industries = await tx.select().from(industry).orderBy(asc(industry.sort), asc(industry.industryId));
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
    industries:
      kind === CourseListKind.Industry
        ? industries.flatMap((one) => {
            const count = present(one.industryId, (row) => row.industryIds);
            return count > 0 ? [{ id: one.industryId, name: text(one.name), count }] : [];
          })
        : [],
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
