import type { Person } from '@stoa/api/contract/people';
import { CourseListKind, Relation } from '@stoa/domain';
import { and, arrayOverlaps, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { course, relationMark } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { conditionOf } from '../course/list.ts';
import type { Viewer } from '../course/rules.ts';
import { scoreOf } from './rules.ts';
import type { PersonRow } from './queries.ts';
import { personTargets } from './targets.ts';

/** Number of courses that are named beside a person. */
const namedCourses = 2;

/**
 * The courses of these people that the caller would find under their names (`courseList`, `lecturerId`), those
 * that most people study first.
 */
const coursesBy = ({ tx, now }: SessionContext, viewer: Viewer, ids: readonly number[]) =>
  tx
    .select({
      courseId: course.courseId,
      title: course.title,
      teacherIds: course.teacherIds,
      score: course.score,
      ratingCount: course.ratingCount,
    })
    .from(course)
    .where(
      and(
        arrayOverlaps(course.teacherIds, [...ids]),
        conditionOf(tx, { kind: CourseListKind.All }, viewer, now),
      ),
    )
    .orderBy(desc(course.hotScore), asc(course.courseId));

const pageOfPerson = ({ role, personId }: Pick<PersonRow, 'role' | 'personId'>): string =>
  `${personTargets[role]} ${personId}`;

const follows = (rows: readonly PersonRow[]) =>
  and(
    eq(relationMark.relation, Relation.Follow),
    inArray(relationMark.targetKind, [...new Set(rows.map(({ role }) => personTargets[role]))]),
    oneOf(
      relationMark.targetId,
      rows.map(({ personId }) => personId),
    ),
  );

/**
 * Number of colleagues who follow a person, as `relationSet` counts them; followers of other companies do not
 * count.
 */
async function fansOf(
  context: SessionContext,
  rows: readonly PersonRow[],
): Promise<ReadonlyMap<string, number>> {
  const { tx, session } = context;
  const { targetKind, targetId, companyId } = relationMark;
  const counts = await asSystemWithin(context, () =>
    tx
      .select({ targetKind, targetId, fans: count() })
      .from(relationMark)
      .where(and(eq(companyId, session.companyId), follows(rows)))
      .groupBy(targetKind, targetId),
  );
  return new Map(counts.map((one) => [`${one.targetKind} ${one.targetId}`, one.fans]));
}

async function followedBy(
  { tx, session }: SessionContext,
  rows: readonly PersonRow[],
): Promise<ReadonlySet<string>> {
  const marks = await tx
    .select({ targetKind: relationMark.targetKind, targetId: relationMark.targetId })
    .from(relationMark)
    .where(
      and(
        eq(relationMark.userId, session.userId),
        eq(relationMark.companyId, session.companyId),
        follows(rows),
      ),
    );
  return new Set(marks.map((one) => `${one.targetKind} ${one.targetId}`));
}

/** People as the contract's `Person`, with as many queries for twenty as for one. */
export async function personViews(
  context: SessionContext,
  viewer: Viewer,
  rows: readonly PersonRow[],
): Promise<Person[]> {
  if (rows.length === 0) return [];
  const { text, media } = context;
  const courses = await coursesBy(
    context,
    viewer,
    rows.map(({ personId }) => personId),
  );
  const fans = await fansOf(context, rows);
  const followed = await followedBy(context, rows);
  return rows.map((row) => {
    const taught = courses.filter(({ teacherIds }) => teacherIds.includes(row.personId));
    const page = pageOfPerson(row);
    return {
      personId: row.personId,
      role: row.role,
      companyId: row.companyId,
      userId: row.userId ?? undefined,
      name: text(row.name),
      avatar: media(row.avatar),
      title: text(row.title),
      orgName: row.orgName === null ? undefined : text(row.orgName),
      tags: row.tags.map(text),
      introHtml: text(row.introHtml),
      expertise: row.expertise.map(text),
      courseNum: taught.length,
      courses: taught.slice(0, namedCourses).map(({ courseId, title }) => ({ courseId, title: text(title) })),
      fansNum: fans.get(page) ?? 0,
      followed: followed.has(page),
      score: scoreOf(taught),
      honours: row.honours.map(text),
    };
  });
}
