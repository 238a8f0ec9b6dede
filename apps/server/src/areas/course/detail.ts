import type { CourseDetail } from '@stoa/api/contract/course';
import { AccessState, Relation, TargetKind } from '@stoa/domain';
import type { PersonBrief } from '@stoa/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { dayOf } from '../../clock.ts';
import { oneOf } from '../../db/oneOf.ts';
import {
  course,
  courseCollection,
  courseCollectionEntry,
  courseVisit,
  person,
  relationMark,
  upcomingTask,
} from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { givenToDo } from '../../shared/assignments.ts';
import { outboxKey } from '../account/outboxKey.ts';
import { accessRequestOf, mayAskFor } from './accessRequest.ts';
import { ratingOf } from './rate.ts';
import { accessOf, mayShare } from './rules.ts';
import { rewardText } from './share.ts';
import type { Viewer } from './rules.ts';
import { progressOf } from './queries.ts';
import { summariesOf } from './summary.ts';
import type { CourseRow } from './summary.ts';
import { courseTargets } from './targets.ts';
import { chaptersOf, resumeItem, treeOf } from './tree.ts';

/** Answer of `courseDetail`. */
export async function detailOf(
  context: SessionContext,
  viewer: Viewer,
  row: CourseRow,
): Promise<CourseDetail | undefined> {
  const { now, text, media } = context;
  const [summary] = await summariesOf([row], viewer, context);
  if (summary === undefined) return undefined;
  const tree = await treeOf(context, row.courseId);
  const progress = await progressOf(context, row.courseId);
  const access = accessOf(row, viewer, now);
  const next = progress === undefined ? undefined : resumeItem(tree, row, progress.lastItemId);
  return {
    ...summary,
    introHtml: text(row.introHtml),
    objectives: row.objectives.map(text),
    suitableFor: text(row.suitableFor),
    teachers: await teachersOf(context, row),
    chapters: chaptersOf(tree, row, access, text),
    attachments: row.attachments.map(({ path, ...file }) => ({ ...file, url: media(path) })),
    policy: row.policy,
    commentPlacement: row.commentPlacement,
    rating: {
      avg: row.score,
      count: row.ratingCount,
      mine: await ratingOf(context, row.courseId),
      dist: row.ratingDist,
    },
    enrolled: progress !== undefined,
    resume:
      next === undefined
        ? undefined
        : {
            itemId: next.itemId,
            title: text(next.title),
            position: tree.progress.get(next.itemId)?.lastPosition ?? 0,
          },
    assignments: await assignmentsOf(context, row),
    tests: [],
    collections: await collectionsOf(context, row),
    commentOn: !viewer.flags.hideCourseComment,
    ...(access === AccessState.NotOpen
      ? { openTime: row.openTime ?? undefined, subscribed: await isSubscribed(context, row.courseId) }
      : {}),
    ...(mayAskFor(access) ? { accessRequest: await accessRequestOf(context, row.courseId) } : {}),
    outboxKey: outboxKey(context),
    share: mayShare(viewer.flags) ? { enabled: true, rewardText: text(rewardText) } : undefined,
  };
}

const isSubscribed = async ({ tx }: SessionContext, courseId: number): Promise<boolean> =>
  (await tx.$count(
    relationMark,
    and(
      eq(relationMark.relation, Relation.Subscribe),
      eq(relationMark.targetKind, TargetKind.Course),
      eq(relationMark.targetId, courseId),
    ),
  )) > 0;

async function teachersOf({ tx, text, media }: SessionContext, row: CourseRow): Promise<PersonBrief[]> {
  if (row.teacherIds.length === 0) return [];
  const people = await tx.select().from(person).where(oneOf(person.personId, row.teacherIds));
  return people.map(({ personId, role, name, avatar, title, tags }) => ({
    personId,
    role,
    name: text(name),
    avatar: media(avatar),
    title: text(title),
    tags: tags.map(text),
  }));
}

/** Plans that assigned this course to the person. */
async function assignmentsOf({ tx, session, text }: SessionContext, row: CourseRow) {
  const tasks = await tx
    .select()
    .from(upcomingTask)
    .where(and(givenToDo(session, courseTargets, row.courseId), isNotNull(upcomingTask.parentTitle)));
  return tasks.flatMap(({ context: origin, parentTitle, assignKind, dueTime }) =>
    origin.planId === undefined || parentTitle === null
      ? []
      : [{ planId: origin.planId, planName: text(parentTitle), assignKind, dueTime: dueTime ?? undefined }],
  );
}

async function collectionsOf({ tx, text }: SessionContext, row: CourseRow) {
  const found = await tx
    .select({ id: courseCollection.collectionId, kind: courseCollection.kind, name: courseCollection.name })
    .from(courseCollectionEntry)
    .innerJoin(courseCollection, eq(courseCollection.collectionId, courseCollectionEntry.collectionId))
    .where(eq(courseCollectionEntry.courseId, row.courseId));
  return found.map((one) => ({ ...one, name: text(one.name) }));
}

/** Counts a visit, once per person and day (`courseDetail`). */
export async function countVisit({ tx, session, now }: SessionContext, courseId: number): Promise<void> {
  const { userId, companyId } = session;
  const first = await tx
    .insert(courseVisit)
    .values({ userId, companyId, courseId, day: dayOf(now) })
    .onConflictDoNothing()
    .returning({ courseId: courseVisit.courseId });
  if (first.length === 0) return;
  await tx
    .update(course)
    .set({ visitNum: sql`${course.visitNum} + 1` })
    .where(eq(course.courseId, courseId));
}
