import type { CourseCollection } from '@stoa/api/contract/course';
import { CourseListKind, Relation, TargetKind } from '@stoa/domain';
import type { PersonBrief } from '@stoa/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { course, courseCollectionEntry, person, relationMark } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { conditionOf } from '../course/list.ts';
import type { Viewer } from '../course/rules.ts';
import type { CollectionRow } from './queries.ts';

interface Held {
  readonly collectionId: number;
  readonly sectionId: number;
  readonly studyNum: number;
  readonly teacherIds: readonly number[];
}

/** Courses of these collections, but only those that the person would find in the course lists. */
function coursesIn({ tx, now }: SessionContext, viewer: Viewer, ids: readonly number[]): Promise<Held[]> {
  return tx
    .select({
      collectionId: courseCollectionEntry.collectionId,
      sectionId: courseCollectionEntry.sectionId,
      studyNum: course.studyNum,
      teacherIds: course.teacherIds,
    })
    .from(courseCollectionEntry)
    .innerJoin(course, eq(course.courseId, courseCollectionEntry.courseId))
    .where(
      and(
        oneOf(courseCollectionEntry.collectionId, [...ids]),
        conditionOf(tx, { kind: CourseListKind.All }, viewer, now),
      ),
    );
}

async function peopleOf(
  { tx, text, media }: SessionContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PersonBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(person)
    .where(oneOf(person.personId, [...ids]));
  return new Map(
    rows.map(({ personId, role, name, avatar, title, tags }) => [
      personId,
      { personId, role, name: text(name), avatar: media(avatar), title: text(title), tags: tags.map(text) },
    ]),
  );
}

async function followedOf(
  { tx, session }: SessionContext,
  ids: readonly number[],
): Promise<ReadonlySet<string>> {
  const marks = await tx
    .select({ kind: relationMark.targetKind, id: relationMark.targetId })
    .from(relationMark)
    .where(
      and(
        eq(relationMark.userId, session.userId),
        eq(relationMark.companyId, session.companyId),
        eq(relationMark.relation, Relation.Follow),
        inArray(relationMark.targetKind, [TargetKind.Special, TargetKind.Institute]),
        oneOf(relationMark.targetId, [...ids]),
      ),
    );
  return new Set(marks.map(({ kind, id }) => `${kind} ${id}`));
}

/** Collections as the contract's `CourseCollection`, with as many queries for twenty as for one. */
export async function collectionViews(
  context: SessionContext,
  viewer: Viewer,
  rows: readonly CollectionRow[],
): Promise<CourseCollection[]> {
  if (rows.length === 0) return [];
  const { text, media } = context;
  const ids = rows.map(({ collectionId }) => collectionId);
  const held = await coursesIn(context, viewer, ids);
  const institutes = new Set(
    rows.filter(({ kind }) => kind === TargetKind.Institute).map(({ collectionId }) => collectionId),
  );
  const teaching = held.filter(({ collectionId }) => institutes.has(collectionId));
  const people = await peopleOf(context, [...new Set(teaching.flatMap(({ teacherIds }) => teacherIds))]);
  const followed = await followedOf(context, ids);
  return rows.map((row) => {
    const courses = held.filter(({ collectionId }) => collectionId === row.collectionId);
    const teacherIds = new Set(courses.flatMap((one) => one.teacherIds));
    return {
      id: row.collectionId,
      kind: row.kind,
      companyId: row.companyId,
      name: text(row.name),
      coverUrl: media(row.coverUrl),
      summary: text(row.summary),
      introHtml: text(row.introHtml),
      courseCount: courses.length,
      studyNum: viewer.flags.hideCourseStudyNum
        ? undefined
        : courses.reduce((sum, { studyNum }) => sum + studyNum, 0),
      teachers: institutes.has(row.collectionId)
        ? [...teacherIds].flatMap((id) => people.get(id) ?? [])
        : undefined,
      followed: followed.has(`${row.kind} ${row.collectionId}`),
      sections: row.sections.map((section) => ({
        ...section,
        name: text(section.name),
        courseCount: courses.filter(({ sectionId }) => sectionId === section.sectionId).length,
      })),
    };
  });
}
