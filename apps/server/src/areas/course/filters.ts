import type { CourseFilterName, CourseFilters } from '@stoa/api/contract/course';
import { courseSorts } from '@stoa/api/contract/course';
import {
  ChargeFilter,
  CourseListKind,
  DurationFilter,
  JobLevel,
  ProgressFilter,
  RatingFilter,
} from '@stoa/domain';
import type { TreeNode } from '@stoa/domain';
import { asc, eq } from 'drizzle-orm';
import { category, company, industry, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { facetsOf } from './facets.ts';
import type { Facet } from './facets.ts';
import type { CourseFilter } from './list.ts';
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

const durations = [DurationFilter.Short, DurationFilter.Medium, DurationFilter.Long, DurationFilter.VeryLong];
const ratings = [RatingFilter.Excellent, RatingFilter.Good, RatingFilter.Fair];
const progresses = [ProgressFilter.NotBegun, ProgressFilter.InProgress, ProgressFilter.Completed];

/** Counts the courses of a category for the category above it as well. */
function withParents(
  facets: readonly Facet[],
  categories: readonly (typeof category.$inferSelect)[],
): readonly Facet[] {
  const known = facets.filter(({ filter }) => filter === 'categoryId');
  const sums = categories.flatMap(({ categoryId }) => {
    const below = new Set(
      categories.filter(({ parentId }) => parentId === categoryId).map((child) => child.categoryId),
    );
    const parts = known.filter(({ value }) => value === categoryId || below.has(value));
    const sum = (of: 'all' | 'left') => parts.reduce((total, part) => total + part[of], 0);
    return [{ filter: 'categoryId' as const, value: categoryId, all: sum('all'), left: sum('left') }];
  });
  return [...facets.filter(({ filter }) => filter !== 'categoryId'), ...sums];
}

/**
 * Answers `courseFilters`: only filter values that have courses in this list, each with the number of courses
 * behind it in the whole list, and in `counts` with what is chosen of the other filters.
 */
export async function filtersOf(
  context: SessionContext,
  viewer: Viewer,
  filter: CourseFilter,
): Promise<CourseFilters> {
  const { tx, text } = context;
  const categories = await tx.select().from(category).orderBy(asc(category.sort), asc(category.categoryId));
  const facets = withParents(await facetsOf(context, viewer, filter), categories);
  const countOf = (name: CourseFilterName, value: number): number =>
    facets.find((facet) => facet.filter === name && facet.value === value)?.all ?? 0;
  const has = (name: CourseFilterName) => (value: number) => countOf(name, value) > 0;
  const industries = await industriesFor(context);
  const tags = await tx.select().from(tag).orderBy(asc(tag.tagId));

  const node = ({ categoryId, name }: (typeof categories)[number]): TreeNode => {
    const children = categories.filter(
      (child) => child.parentId === categoryId && has('categoryId')(child.categoryId),
    );
    const count = countOf('categoryId', categoryId);
    return {
      id: categoryId,
      name: text(name),
      count,
      ...(children.length > 0 ? { children: children.map(node) } : {}),
    };
  };
  const chargeable =
    filter.kind !== CourseListKind.Vip &&
    filter.kind !== CourseListKind.Paid &&
    filter.kind !== CourseListKind.Free;
  const charges = [ChargeFilter.Vip, ChargeFilter.Paid].filter(has('charge'));

  return {
    categories: categories
      .filter(({ parentId, categoryId }) => parentId === 0 && has('categoryId')(categoryId))
      .map(node),
    industries: industries.flatMap((one) => {
      const count = countOf('industryId', one.industryId);
      return count > 0 ? [{ id: one.industryId, name: text(one.name), count }] : [];
    }),
    tags: tags
      .filter((one) => has('tagId')(one.tagId))
      .map((one) => ({ tagId: one.tagId, name: text(one.name) })),
    jobLevels: [
      JobLevel.All,
      ...[JobLevel.Grassroots, JobLevel.Middle, JobLevel.Senior].filter(has('jobLevel')),
    ],
    charges: chargeable && charges.length > 0 ? [ChargeFilter.All, ...charges] : [],
    durations: durations.filter(has('duration')),
    ratings: ratings.filter(has('rating')),
    progresses: progresses.filter(has('progress')),
    sorts: [...courseSorts],
    counts: facets
      .filter(({ left }) => left > 0)
      .map(({ filter: name, value, left }) => ({ filter: name, value, count: left })),
  };
}
