import { CourseListKind, ChargeKind, CourseSource, noCompanyId, Relation, TargetKind } from '@stoa/domain';
import { courseFilterNames } from '@stoa/api/contract/course';
import type { CourseSort } from '@stoa/api/contract/course';
import { and, asc, desc, eq, exists, gt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneOf } from '../../db/oneOf.ts';
import { course, courseCollectionEntry, platformGrant, relationMark, tag } from '../../db/schema/index.ts';
import { fitOf, fittingCourses } from './fit.ts';
import { holds, narrowedBy } from './narrowing.ts';
import type { Narrowing } from './narrowing.ts';
import { freshMs } from './rules.ts';
import type { Viewer } from './rules.ts';

/** Filters of `courseList`, as its schema reads them. */
export interface CourseFilter extends Narrowing {
  kind: CourseListKind;
  keyword?: string | undefined;
  collectionId?: number | undefined;
  sectionId?: number | undefined;
  lecturerId?: number | undefined;
  /** When given, only the courses that a navigation area chose, in its order. */
  courseIds?: readonly number[] | undefined;
  sort?: CourseSort | undefined;
}

/** Courses of the company itself, or of the platform and granted to the company. */
export const ownOrGranted = (companyId: number): SQL =>
  sql`(${course.companyId} = ${companyId} or (${course.companyId} = ${noCompanyId} and exists (
    select 1 from ${platformGrant} where ${platformGrant.companyId} = ${companyId}
      and ${platformGrant.targetKind} = ${TargetKind.Course} and ${platformGrant.targetId} = ${course.courseId})))`;

/** Courses that the person may see: owner or grant, on the shelf, and inside the visible scope. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const people = sql`${course.visibleScope}->'userIds' @> ${JSON.stringify(viewer.userId)}::jsonb`;
  const orgs = viewer.orgIds.map(
    (id) => sql`${course.visibleScope}->'orgIds' @> ${JSON.stringify(id)}::jsonb`,
  );
  return and(
    ownOrGranted(viewer.companyId),
    eq(course.onShelf, true),
    or(sql`(${course.visibleScope}->>'all')::boolean`, people, ...orgs),
  );
}

/** If the company does not show charged courses, only those who have such a course find it in lists. */
function listedFor(viewer: Viewer): SQL | undefined {
  if (viewer.flags.showVipPaidCourseFlg) return undefined;
  const own = [...viewer.boughtCourses, ...viewer.openedCourses];
  return or(
    eq(course.chargeKind, ChargeKind.Free),
    viewer.vip ? eq(course.chargeKind, ChargeKind.Vip) : undefined,
    own.length > 0 ? oneOf(course.courseId, own) : undefined,
  );
}

function ofKind(tx: Database, kind: CourseListKind, viewer: Viewer, now: number): SQL | undefined {
  switch (kind) {
    case CourseListKind.All:
    case CourseListKind.Hot:
      return undefined;
    case CourseListKind.Free:
      return eq(course.chargeKind, ChargeKind.Free);
    case CourseListKind.Fresh:
      return gt(course.freshTime, now - freshMs);
    case CourseListKind.Industry:
      return sql`cardinality(${course.industryIds}) > 0`;
    case CourseListKind.Customize:
      return eq(course.source, CourseSource.Customised);
    case CourseListKind.Cloud:
      return eq(course.source, CourseSource.Platform);
    case CourseListKind.Company:
      return ne(course.source, CourseSource.Platform);
    case CourseListKind.Vip:
      return eq(course.chargeKind, ChargeKind.Vip);
    case CourseListKind.Paid:
      return eq(course.chargeKind, ChargeKind.Paid);
    case CourseListKind.Ai:
    case CourseListKind.Recommend:
      return fittingCourses(tx, viewer);
    case CourseListKind.Wanna:
      return exists(
        tx
          .select({ one: sql`1` })
          .from(relationMark)
          .where(
            and(
              eq(relationMark.userId, viewer.userId),
              eq(relationMark.companyId, viewer.companyId),
              eq(relationMark.relation, Relation.Wanna),
              eq(relationMark.targetKind, TargetKind.Course),
              eq(relationMark.targetId, course.courseId),
            ),
          ),
      );
    default:
      return kind satisfies never;
  }
}

/** Escapes the wildcards of LIKE, because a keyword is text to be found and not a pattern. */
const pattern = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Courses whose title, summary or subjects contain the keyword. */
export function matching(tx: Database, keyword: string | undefined): SQL | undefined {
  if (keyword === undefined || keyword === '') return undefined;
  const like = pattern(keyword);
  const tags = tx
    .select({ one: sql`1` })
    .from(tag)
    .where(and(sql`${tag.tagId} = any(${course.tagIds})`, sql`${tag.name}::text ilike ${like}`));
  return or(
    sql`${course.title}->>'zh' ilike ${like}`,
    sql`${course.title}->>'en' ilike ${like}`,
    sql`${course.summary}->>'zh' ilike ${like}`,
    sql`${course.summary}->>'en' ilike ${like}`,
    exists(tags),
  );
}

export const isChosen = ({ courseIds, collectionId, lecturerId }: CourseFilter): boolean =>
  courseIds !== undefined || collectionId !== undefined || lecturerId !== undefined;

const listOf = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::bigint[]`;

/** Condition for the courses of a list before any filter is chosen. */
export function listCondition(
  tx: Database,
  filter: CourseFilter,
  viewer: Viewer,
  now: number,
): SQL | undefined {
  // `kind` is ignored if a navigation area, a collection or a lecturer is given (`courseList`).
  const chosen = isChosen(filter);
  return and(
    visibleTo(viewer),
    listedFor(viewer),
    chosen ? undefined : ofKind(tx, filter.kind, viewer, now),
    matching(tx, filter.keyword),
    filter.courseIds && sql`${course.courseId} = any(${listOf(filter.courseIds)})`,
    filter.lecturerId === undefined ? undefined : holds(course.teacherIds, filter.lecturerId),
    filter.collectionId === undefined
      ? undefined
      : exists(
          tx
            .select({ one: sql`1` })
            .from(courseCollectionEntry)
            .where(
              and(
                eq(courseCollectionEntry.courseId, course.courseId),
                eq(courseCollectionEntry.collectionId, filter.collectionId),
                filter.sectionId === undefined
                  ? undefined
                  : eq(courseCollectionEntry.sectionId, filter.sectionId),
              ),
            ),
        ),
  );
}

/** Condition for the courses of a list with the chosen filters. */
export const conditionOf = (
  tx: Database,
  filter: CourseFilter,
  viewer: Viewer,
  now: number,
): SQL | undefined =>
  and(
    listCondition(tx, filter, viewer, now),
    ...courseFilterNames.map((name) => narrowedBy(tx, viewer, name, filter[name])),
  );

/** Position of a course in a collection, section by section. */
const placeIn = (collectionId: number): SQL =>
  sql`(select (${courseCollectionEntry.sectionId}, ${courseCollectionEntry.sort}) from ${courseCollectionEntry} where ${courseCollectionEntry.collectionId} = ${collectionId} and ${courseCollectionEntry.courseId} = ${course.courseId})`;

export const isRecommended = (kind: CourseListKind): boolean =>
  kind === CourseListKind.Ai || kind === CourseListKind.Recommend;

/**
 * The largest number of courses in the list of popular courses, because a ranking of all courses would say
 * nothing.
 */
export const mostHot = 20;

export const isRanking = (filter: CourseFilter): boolean =>
  filter.kind === CourseListKind.Hot && !isChosen(filter);

/** Every order ends with the id, so that a page never repeats or loses a course. */
export function orderOf(tx: Database, filter: CourseFilter, viewer: Viewer): SQL[] {
  const last = desc(course.courseId);
  const own = filter.kind === CourseListKind.Fresh ? 'new' : 'hot';
  // A ranking has one order, that of the number it shows.
  const wanted = isRanking(filter) ? own : filter.sort;
  const sort = wanted === undefined || wanted === 'default' ? undefined : wanted;
  if (sort === undefined && filter.courseIds !== undefined) {
    return [asc(sql`array_position(${listOf(filter.courseIds)}, ${course.courseId})`), last];
  }
  if (sort === undefined && filter.collectionId !== undefined) {
    // A collection keeps the order in which its editors arranged it.
    return [asc(placeIn(filter.collectionId)), last];
  }
  if (sort === undefined && !isChosen(filter) && isRecommended(filter.kind)) {
    return [desc(fitOf(tx, viewer)), desc(course.hotScore), last];
  }
  switch (sort ?? own) {
    case 'new':
      return [desc(course.freshTime), last];
    case 'score':
      return [desc(course.score), desc(course.ratingCount), last];
    default:
      return [desc(course.hotScore), last];
  }
}
