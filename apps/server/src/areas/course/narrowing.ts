import type { CourseFilterName } from '@stoa/api/contract/course';
import {
  ChargeFilter,
  ChargeKind,
  durationBounds,
  DurationFilter,
  JobLevel,
  leastStars,
  ProgressFilter,
  ProgressState,
  RatingFilter,
} from '@stoa/domain';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { category, course, courseProgress } from '../../db/schema/index.ts';
import { own } from './fit.ts';
import type { Viewer } from './rules.ts';

/** The chosen values, by filter; 0 chooses nothing. */
export type Narrowing = Readonly<Partial<Record<CourseFilterName, number | undefined>>>;

/**
 * The columns hold smaller integers than an id may be; without the cast a larger id would be a database
 * error.
 */
export const holds = (column: SQLWrapper, id: number): SQL => sql`${id}::bigint = any(${column})`;

const { Short, Medium, Long, VeryLong } = DurationFilter;

/** The `DurationFilter` of a course. */
export const lengthOf = sql<number>`(case when ${course.duration} <= ${sql.raw(String(durationBounds[Short][1]))} then ${sql.raw(String(Short))}
  when ${course.duration} <= ${sql.raw(String(durationBounds[Medium][1]))} then ${sql.raw(String(Medium))}
  when ${course.duration} <= ${sql.raw(String(durationBounds[Long][1]))} then ${sql.raw(String(Long))}
  else ${sql.raw(String(VeryLong))} end)`;

/** Tenths of a star, rounded as cards show the rating; a whole number, because halves of floats differ. */
export const tenthsOf = sql<number>`round(${course.score} * 10)::integer`;
export const leastTenths = (rating: Exclude<RatingFilter, 0>): number => Math.round(leastStars[rating] * 10);

/** The `ProgressFilter` of a course for a person. An enrolment without any study has not begun. */
export function progressIn(tx: Database, viewer: Viewer): SQL<number> {
  const { NotStarted, Completed } = ProgressState;
  const completed = tx
    .select({ courseId: courseProgress.courseId })
    .from(courseProgress)
    .where(sql`${own(viewer)} and ${courseProgress.state} = ${Completed}`);
  const begun = tx
    .select({ courseId: courseProgress.courseId })
    .from(courseProgress)
    .where(sql`${own(viewer)} and ${courseProgress.state} not in (${NotStarted}, ${Completed})`);
  return sql<number>`(case when ${course.courseId} in ${completed} then ${sql.raw(String(ProgressFilter.Completed))}
    when ${course.courseId} in ${begun} then ${sql.raw(String(ProgressFilter.InProgress))}
    else ${sql.raw(String(ProgressFilter.NotBegun))} end)`;
}

function chargedAs(value: number): SQL | undefined {
  if (value === ChargeFilter.Vip) return eq(course.chargeKind, ChargeKind.Vip);
  return value === ChargeFilter.Paid ? eq(course.chargeKind, ChargeKind.Paid) : undefined;
}

function ratedAs(value: number): SQL | undefined {
  const { Excellent, Good, Fair } = RatingFilter;
  const rating = [Excellent, Good, Fair].find((each) => each === value);
  return rating && sql`${tenthsOf} >= ${sql.raw(String(leastTenths(rating)))}`;
}

/** The condition of one filter with a chosen value; `undefined` if the value lets every course through. */
export function narrowedBy(
  tx: Database,
  viewer: Viewer,
  filter: CourseFilterName,
  value: number | undefined,
): SQL | undefined {
  if (value === undefined) return undefined;
  switch (filter) {
    case 'categoryId':
      return inArray(
        course.categoryId,
        tx
          .select({ id: category.categoryId })
          .from(category)
          .where(or(eq(category.categoryId, value), eq(category.parentId, value))),
      );
    case 'industryId':
      return holds(course.industryIds, value);
    case 'jobLevel':
      return value === JobLevel.All ? undefined : holds(course.jobLevels, value);
    case 'charge':
      return chargedAs(value);
    case 'tagId':
      return holds(course.tagIds, value);
    case 'duration':
      return value === DurationFilter.All ? undefined : sql`${lengthOf} = ${value}`;
    case 'rating':
      return ratedAs(value);
    case 'progress':
      return value === ProgressFilter.All ? undefined : sql`${progressIn(tx, viewer)} = ${value}`;
    default:
      return filter satisfies never;
  }
}
