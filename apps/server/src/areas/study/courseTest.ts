import { ErrorCode, ItemKind, ProgressState, globalConfigFrom } from '@stoa/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { course, courseItem, globalConfig, itemProgress } from '../../db/schema/index.ts';
import type { PersonScope } from '../../db/scope.ts';
import type { SessionContext } from '../../http/handle.ts';
import { accessOf, mayShare, refusalOf } from '../course/rules.ts';
import { rewardSharerOf } from '../course/share.ts';
import { itemStates, treeOf } from '../course/tree.ts';
import { viewerOf } from '../course/viewer.ts';
import { lockedItems } from './completion.ts';
import { moveCourse } from './moveCourse.ts';

/** The result of a person in an exam, as far as they may know it. */
export interface TestResult {
  readonly passed: boolean;
  /** Share of the points, from 0 to 100. */
  readonly percent: number;
}

/**
 * Why the person may not begin the exam of a test now: no access to its course, or an earlier lesson that has to be
 * finished first. Undefined when they may, and for an exam that is no test of a course.
 */
export async function testBlockOf(context: SessionContext, examId: number): Promise<ErrorCode | undefined> {
  const { tx, session, now } = context;
  if (session.guest !== undefined) return undefined;
  const [found] = await tx
    .select({ itemId: courseItem.itemId, course })
    .from(courseItem)
    .innerJoin(course, eq(course.courseId, courseItem.courseId))
    .where(and(eq(courseItem.examId, examId), eq(courseItem.itemKind, ItemKind.Test)));
  if (found === undefined) return undefined;
  const refusal = refusalOf(accessOf(found.course, await viewerOf(context), now));
  if (refusal !== undefined) return refusal;
  const states = itemStates(await treeOf(context, found.course.courseId));
  const isLocked = lockedItems(states, found.course.policy.orderPolicy).has(found.itemId);
  return isLocked ? ErrorCode.ItemLocked : undefined;
}

const sharingIn = async (tx: Database, companyId: number): Promise<boolean> => {
  const [flags] = await tx.select().from(globalConfig).where(eq(globalConfig.companyId, companyId));
  return mayShare(globalConfigFrom({ ...flags }));
};

/**
 * Updates the course lessons that are exams, after somebody has handed in such an exam, and their courses.
 * The lesson is complete when its exam is passed, or only handed in if the course requires no more; progress
 * is never lowered. Runs as the system. `byLearner` tells whether the learner has caused it, because a marker
 * or a job does so as well.
 */
export async function countTest(
  work: { readonly tx: Database; readonly now: number },
  whose: PersonScope,
  examId: number,
  { passed, percent }: TestResult,
  { byLearner }: { readonly byLearner: boolean },
): Promise<void> {
  const { tx, now } = work;
  const { userId, companyId } = whose;
  const tests = await tx
    .select({ itemId: courseItem.itemId, course })
    .from(courseItem)
    .innerJoin(course, eq(course.courseId, courseItem.courseId))
    .where(and(eq(courseItem.examId, examId), eq(courseItem.itemKind, ItemKind.Test)));
  for (const { itemId, course: row } of tests) {
    const isDone = passed || !row.policy.testMustPass;
    const change = {
      state: isDone ? ProgressState.Completed : ProgressState.InProgress,
      // 100 means completed, so everything else is at most 99.
      percent: isDone ? 100 : Math.min(99, percent),
      completedTime: isDone ? now : null,
      updatedTime: now,
    };
    const moved = await tx
      .insert(itemProgress)
      .values({ userId, companyId, itemId, courseId: row.courseId, openedTime: now, ...change })
      .onConflictDoUpdate({
        target: [itemProgress.userId, itemProgress.companyId, itemProgress.itemId],
        set: { ...change, percent: sql`greatest(${itemProgress.percent}, ${change.percent})` },
        setWhere: isNull(itemProgress.completedTime),
      })
      .returning({ itemId: itemProgress.itemId });
    if (moved.length === 0) continue;
    const tree = await treeOf({ tx, session: whose }, row.courseId);
    const studied = byLearner ? { itemId, seconds: 0 } : undefined;
    const after = await moveCourse(work, whose, { row, tree, studied });
    if (after?.finished === true && (await sharingIn(tx, companyId))) await rewardSharerOf(work, whose, row);
  }
}
