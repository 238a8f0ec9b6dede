import type { CourseSummary, MyCourseTab } from '@stoa/api/contract/course';
import { AccessState, ProgressState, PurchaseKind, Relation, TargetKind } from '@stoa/domain';
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { course, courseProgress, entitlement, relationMark, upcomingTask } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageFrom } from '../../http/page.ts';
import type { PageRequest } from '../../http/page.ts';
import { givenTo, leadsToKind, targetId } from '../../shared/assignments.ts';
import { matching, ownOrGranted, visibleTo } from './list.ts';
import type { Viewer } from './rules.ts';
import { summariesOf } from './summary.ts';
import { courseTargets } from './targets.ts';
import { viewerOf } from './viewer.ts';

type Ids = Promise<{ courseId: number }[]>;

function studied({ tx, session }: SessionContext, state: SQL, order: SQL): Ids {
  return tx
    .select({ courseId: courseProgress.courseId })
    .from(courseProgress)
    .where(
      and(eq(courseProgress.userId, session.userId), eq(courseProgress.companyId, session.companyId), state),
    )
    .orderBy(order, desc(courseProgress.courseId));
}

function markedWith({ tx, session }: SessionContext, relation: Relation): Ids {
  return tx
    .select({ courseId: relationMark.targetId })
    .from(relationMark)
    .where(
      and(
        eq(relationMark.userId, session.userId),
        eq(relationMark.companyId, session.companyId),
        eq(relationMark.relation, relation),
        eq(relationMark.targetKind, TargetKind.Course),
      ),
    )
    .orderBy(desc(relationMark.createTime), desc(relationMark.targetId));
}

/** Assigned courses, the earliest due time first. */
function assigned({ tx, session }: SessionContext): Ids {
  return tx
    .select({ courseId: targetId.mapWith(Number) })
    .from(upcomingTask)
    .where(and(givenTo(session), leadsToKind(courseTargets)))
    .orderBy(sql`${upcomingTask.dueTime} asc nulls last`, targetId);
}

function bought({ tx, session, now }: SessionContext): Ids {
  return tx
    .select({ courseId: entitlement.bizId })
    .from(entitlement)
    .where(
      and(
        eq(entitlement.userId, session.userId),
        eq(entitlement.purchaseKind, PurchaseKind.Course),
        or(isNull(entitlement.expireTime), gt(entitlement.expireTime, now)),
      ),
    )
    .orderBy(desc(entitlement.createTime), desc(entitlement.bizId));
}

/** Ids of the courses of a tab, in its order; an id may appear twice. */
function idsOf(context: SessionContext, tab: MyCourseTab): Ids {
  const { state, lastTime, completedTime } = courseProgress;
  switch (tab) {
    case 'studying':
      return studied(context, ne(state, ProgressState.Completed), desc(lastTime));
    case 'completed':
      return studied(context, eq(state, ProgressState.Completed), desc(completedTime));
    case 'assigned':
      return assigned(context);
    case 'collected':
      return markedWith(context, Relation.Collect);
    case 'wanna':
      return markedWith(context, Relation.Wanna);
    case 'bought':
      return bought(context);
    default:
      return tab satisfies never;
  }
}

/**
 * Keeps courses in the person's own lists even when they have left the person's scope; their `AccessState`
 * then says so.
 */
async function withScope(
  { tx }: SessionContext,
  viewer: Viewer,
  summaries: readonly CourseSummary[],
): Promise<CourseSummary[]> {
  const ids = summaries.map(({ courseId }) => courseId);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ courseId: course.courseId })
          .from(course)
          .where(and(oneOf(course.courseId, ids), visibleTo(viewer)));
  const seen = new Set(rows.map(({ courseId }) => courseId));
  return summaries.map((one) =>
    seen.has(one.courseId) || one.access === AccessState.OffShelf
      ? one
      : { ...one, access: AccessState.NotInScope },
  );
}

export interface MineFilter extends PageRequest {
  readonly tab: MyCourseTab;
  readonly keyword?: string | undefined;
}

/** Answers `myCourses`. */
export async function myCoursePage(context: SessionContext, { tab, keyword, ...page }: MineFilter) {
  const { tx } = context;
  const viewer = await viewerOf(context);
  const ids = [...new Set((await idsOf(context, tab)).map(({ courseId }) => courseId))];
  const found =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(course)
          .where(and(ownOrGranted(viewer.companyId), oneOf(course.courseId, ids), matching(tx, keyword)));
  const rows = new Map(found.map((row) => [row.courseId, row]));
  const ordered = ids.flatMap((courseId) => rows.get(courseId) ?? []);
  const { list, ...rest } = pageFrom(ordered, page);
  return { ...rest, list: await withScope(context, viewer, await summariesOf(list, viewer, context)) };
}
