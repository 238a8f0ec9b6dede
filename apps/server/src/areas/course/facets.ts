import { courseFilterNames } from '@stoa/api/contract/course';
import type { CourseFilterName } from '@stoa/api/contract/course';
import { RatingFilter } from '@stoa/domain';
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { course } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { isRanking, listCondition, matching, mostHot } from './list.ts';
import type { CourseFilter } from './list.ts';
import { leastTenths, lengthOf, narrowedBy, progressIn, tenthsOf } from './narrowing.ts';
import type { Viewer } from './rules.ts';

/** A value of a filter that courses of the list have. */
export interface Facet {
  readonly filter: CourseFilterName;
  readonly value: number;
  /** Number of courses in the whole list. */
  readonly all: number;
  /** Number of courses that are left by the keyword and by what is chosen of the other filters. */
  readonly left: number;
}

const { Excellent, Good, Fair } = RatingFilter;
const stars = sql.join(
  [Excellent, Good, Fair].map((rating) => sql.raw(`(${rating}, ${leastTenths(rating)})`)),
  sql`, `,
);

/** From where the values of a filter come, by the columns of `listed`. */
const sources: Readonly<Record<CourseFilterName, SQL>> = {
  categoryId: sql`select category as value, listed.* from listed`,
  industryId: sql`select value, listed.* from listed, unnest(industries) value`,
  jobLevel: sql`select value, listed.* from listed, unnest(levels) value`,
  charge: sql`select charge as value, listed.* from listed`,
  tagId: sql`select value, listed.* from listed, unnest(tags) value`,
  duration: sql`select length as value, listed.* from listed`,
  rating: sql`select value, listed.* from listed join (values ${stars}) as rated (value, least) on tenths >= least`,
  progress: sql`select progress as value, listed.* from listed`,
};

/**
 * Number of courses for each value of each filter, with one pass over the list however long it is: the list is
 * read once, each course with a mark for each filter whether its chosen value lets the course through.
 */
export async function facetsOf(
  { tx, now }: SessionContext,
  viewer: Viewer,
  filter: CourseFilter,
): Promise<readonly Facet[]> {
  const whole = { ...filter, keyword: undefined };
  const passes = courseFilterNames.flatMap((name) => {
    const condition = narrowedBy(tx, viewer, name, filter[name]);
    return condition === undefined ? [] : [{ name, mark: sql.identifier(`by ${name}`), condition }];
  });
  const marks = [
    sql`(${matching(tx, filter.keyword) ?? sql`true`}) as found`,
    ...passes.map(({ mark, condition }) => sql`(${condition}) as ${mark}`),
  ];
  const listed = sql`select ${course.categoryId} as category, ${course.chargeKind} as charge,
    ${course.industryIds} as industries, ${course.tagIds} as tags, ${course.jobLevels} as levels,
    ${lengthOf} as length, ${tenthsOf} as tenths, ${progressIn(tx, viewer)} as progress,
    ${sql.join(marks, sql`, `)}
    from ${course} where ${listCondition(tx, whole, viewer, now)}`;
  const counted = courseFilterNames.map((name) => {
    const others = passes.filter((pass) => pass.name !== name).map(({ mark }) => sql`${mark}`);
    return sql`select ${sql.raw(`'${name}'`)} as filter, value, count(*) as "all",
      count(*) filter (where ${and(sql`found`, ...others)}) as "left"
      from (${sources[name]}) as one group by value`;
  });
  const rows = await tx
    .select({
      filter: sql<CourseFilterName>`filter`,
      value: sql<number>`value`.mapWith(Number),
      all: sql<number>`"all"`.mapWith(Number),
      left: sql<number>`"left"`.mapWith(Number),
    })
    .from(sql`(with listed as materialized (${listed}) ${sql.join(counted, sql` union all `)}) as counted`)
    // Groups come in any order, and the answer to the same question should be the same twice.
    .orderBy(sql`filter`, sql`value`);
  if (!isRanking(filter)) return rows;
  return rows.map((row) => ({
    ...row,
    all: Math.min(row.all, mostHot),
    left: Math.min(row.left, mostHot),
  }));
}
