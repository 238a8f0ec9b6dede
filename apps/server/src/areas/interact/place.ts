import { ErrorCode, PersonRole, TargetKind } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { courseItem, live, person } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { courseOr404 } from '../course/queries.ts';
import type { Viewer } from '../course/rules.ts';

/** Something that people talk about, seen by the caller. */
export interface Place {
  readonly targetKind: TargetKind;
  readonly targetId: number;
  /** Of a course. */
  readonly itemId?: number | undefined;
  /** Who may say which answer helped (`threadAdopt`), by their public profiles. */
  readonly teacherIds: readonly number[];
}

export interface Asked {
  readonly targetKind: TargetKind;
  readonly targetId: number;
  readonly itemId?: number | undefined;
}

const notThere = (): BusinessError => new BusinessError(ErrorCode.NotFound);

/** Which role a target kind shows; people have one page a role. */
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
): Promise<Place> {
  const row = await courseOr404(context, viewer, courseId);
  if (itemId !== undefined && (await courseOfItem(context, itemId)) !== courseId) throw notThere();
  return { targetKind: TargetKind.Course, targetId: courseId, itemId, teacherIds: row.teacherIds };
}

/**
 * Where a thread is or will be; what the person may not see is not there. Kinds whose area has not been built have
 * no page to talk on yet.
 */
export async function placeOr404(
  context: SessionContext,
  viewer: Viewer,
  { targetKind, targetId, itemId }: Asked,
): Promise<Place> {
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

/** Where a link to it leads: to the item that is talked about, where there is one. */
export const linkOf = ({
  targetKind,
  targetId,
  itemId,
}: Pick<Place, 'targetKind' | 'targetId'> & {
  readonly itemId?: number | null | undefined;
}): LinkTarget =>
  itemId == null
    ? { kind: targetKind, id: targetId }
    : { kind: TargetKind.CourseItem, id: itemId, params: { courseId: String(targetId) } };
