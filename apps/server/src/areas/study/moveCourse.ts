import { ProgressState } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseProgress } from '../../db/schema/index.ts';
import type { PersonScope } from '../../db/scope.ts';
import { grant } from '../../shared/credit.ts';
import type { Granted } from '../../shared/credit.ts';
import { notices } from '../../shared/notices.ts';
import { progressOf } from '../course/queries.ts';
import type { CourseRow } from '../course/summary.ts';
import { courseTargets } from '../course/targets.ts';
import { itemStates } from '../course/tree.ts';
import type { CourseTree } from '../course/tree.ts';
import { rollUp } from './completion.ts';
import type { CourseRollup } from './completion.ts';

/** The progress of a course after one of its items has changed. */
export interface CourseMoved {
  readonly brief: CourseRollup;
  /** Whether the change has completed the course for the first time. */
  readonly finished: boolean;
  /** The credit for that. */
  readonly granted: Granted | undefined;
}

/** What the person has just studied; absent when a marker or a job has changed the item. */
interface Studied {
  readonly itemId: number;
  readonly seconds: number;
}

/**
 * Updates a person's course after one of its items has changed. A person who only uses the trial of a course
 * is not enrolled and has no progress in it.
 */
export async function moveCourse(
  { tx, now }: { readonly tx: Database; readonly now: number },
  whose: PersonScope,
  { row, tree, studied }: { row: CourseRow; tree: CourseTree; studied?: Studied | undefined },
): Promise<CourseMoved | undefined> {
  const { userId, companyId } = whose;
  const known = await progressOf({ tx, session: whose }, row.courseId);
  if (known === undefined) return undefined;
  const brief = rollUp(itemStates(tree), true);
  const { percent, state, completedItems, requiredItems } = brief;
  const finished = state === ProgressState.Completed && known.completedTime === null;
  await tx
    .update(courseProgress)
    .set({
      percent,
      state,
      completedItems,
      requiredItems,
      completedTime: known.completedTime ?? (finished ? now : null),
      ...(studied === undefined
        ? {}
        : { studySeconds: known.studySeconds + studied.seconds, lastItemId: studied.itemId, lastTime: now }),
    })
    .where(
      and(
        eq(courseProgress.userId, userId),
        eq(courseProgress.companyId, companyId),
        eq(courseProgress.courseId, row.courseId),
      ),
    );
  const granted = finished
    ? await grant(
        { tx, now },
        {
          userId,
          companyId,
          source: { kinds: courseTargets, id: row.courseId },
          credit: row.credit,
          reason: 'COMPLETE',
          notice: (given) => notices.courseCredit({ ...given, title: row.title }),
        },
      )
    : undefined;
  return { brief, finished, granted };
}
