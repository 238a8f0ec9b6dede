import { ErrorCode, PersonRole, TargetKind, ThreadKind } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { courseItem, live, person } from '../../db/schema/index.ts';
import type { thread } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { courseOr404 } from '../course/queries.ts';
import type { Viewer } from '../course/rules.ts';

/** Something that people can comment on and that the caller can see. */
export interface ThreadTarget {
  readonly targetKind: TargetKind;
  readonly targetId: number;
  /** Item of a course, if the thread is about one. */
  readonly itemId?: number | undefined;
  /** Profile ids of the people who may say which answer helped (`threadAdopt`). */
  readonly teacherIds: readonly number[];
}

export interface Asked {
  readonly targetKind: TargetKind;
  readonly targetId: number;
  readonly itemId?: number | undefined;
}

const notThere = (): BusinessError => new BusinessError(ErrorCode.NotFound);

/** The role that belongs to a target kind, because a person has one page per role. */
export function roleOf(kind: TargetKind): PersonRole | undefined {
  if (kind === TargetKind.Teacher) return PersonRole.Teacher;
  if (kind === TargetKind.Lecturer) return PersonRole.Lecturer;
  return kind === TargetKind.Mentor ? PersonRole.Mentor : undefined;
}

async function courseOfItem({ tx }: SessionContext, itemId: number): Promise<number> {
  const [item] = await tx
    .select({ courseId: courseItem.courseId })
    .from(courseItem)
    .where(eq(courseItem.itemId, itemId));
  if (item === undefined) throw notThere();
  return item.courseId;
}

async function inCourse(
  context: SessionContext,
  viewer: Viewer,
  courseId: number,
  itemId: number | undefined,
): Promise<ThreadTarget> {
  const row = await courseOr404(context, viewer, courseId);
  if (itemId !== undefined && (await courseOfItem(context, itemId)) !== courseId) throw notThere();
  return { targetKind: TargetKind.Course, targetId: courseId, itemId, teacherIds: row.teacherIds };
}

/** The target of a thread; not found when the person may not see it, or when its area is not built yet. */
export async function threadTargetOr404(
  context: SessionContext,
  viewer: Viewer,
  { targetKind, targetId, itemId }: Asked,
): Promise<ThreadTarget> {
  const { tx, session } = context;
  switch (targetKind) {
    case TargetKind.Course:
    case TargetKind.CloudCourse:
      return inCourse(context, viewer, targetId, itemId);
    case TargetKind.CourseItem:
      return inCourse(context, viewer, await courseOfItem(context, targetId), targetId);
    case TargetKind.Teacher:
    case TargetKind.Lecturer:
    case TargetKind.Mentor: {
      const role = roleOf(targetKind) ?? PersonRole.Teacher;
      const found = await tx.$count(
        person,
        and(
          ofCompanyOrPlatform(person.companyId, session.companyId),
          eq(person.personId, targetId),
          eq(person.role, role),
        ),
      );
      if (found === 0) throw notThere();
      return { targetKind, targetId, teacherIds: [targetId] };
    }
    case TargetKind.Live: {
      const [row] = await tx
        .select()
        .from(live)
        .where(and(ofCompanyOrPlatform(live.companyId, session.companyId), eq(live.liveId, targetId)));
      if (row === undefined) throw notThere();
      return { targetKind, targetId, teacherIds: row.lecturerIds };
    }
    default:
      throw notThere();
  }
}

/** The link to a thread's target: the item, if the thread is about one. */
export const linkOf = ({
  targetKind,
  targetId,
  itemId,
}: Pick<ThreadTarget, 'targetKind' | 'targetId'> & {
  readonly itemId?: number | null | undefined;
}): LinkTarget =>
  itemId == null
    ? { kind: targetKind, id: targetId }
    : { kind: TargetKind.CourseItem, id: itemId, params: { courseId: String(targetId) } };

/**
 * The link to one post: the page of what it is about, with the thread, and for an answer or a reply with the
 * post itself. A post about a lesson is shown by the page of its course, which has all of the course's threads.
 */
export function postOf(
  row: Pick<
    typeof thread.$inferSelect,
    'threadKind' | 'threadId' | 'parentId' | 'targetKind' | 'targetId' | 'itemId'
  >,
): LinkTarget {
  const { threadKind, threadId, parentId, targetKind, targetId } = row;
  const inCourse = targetKind === TargetKind.Course || targetKind === TargetKind.CloudCourse;
  const place: Record<string, string> =
    parentId === 0
      ? { threadId: String(threadId) }
      : { threadId: String(parentId), postId: String(threadId) };
  return inCourse
    ? {
        kind: targetKind,
        id: targetId,
        params: { tab: threadKind === ThreadKind.Question ? 'qa' : 'comments', ...place },
      }
    : {
        ...linkOf(row),
        params: roleOf(targetKind) === undefined ? place : { tab: 'questions', ...place },
      };
}
