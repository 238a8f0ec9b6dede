import { randomUUID } from 'node:crypto';
import { AccessState, ErrorCode, ItemKind } from '@stoa/domain';
import type { StudyContext } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { courseProgress, exam, itemProgress, studySession } from '../../db/schema/index.ts';
import { StudySessionState } from '../../db/schema/study.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { outboxKey } from '../account/outboxKey.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { enrol } from '../course/enrol.ts';
import { courseOr404, progressOf } from '../course/queries.ts';
import { accessOf, demandAccess } from '../course/rules.ts';
import { summariesOf } from '../course/summary.ts';
import { chaptersOf, itemStates, resumeItem, treeOf } from '../course/tree.ts';
import { viewerOf } from '../course/viewer.ts';
import { countAsTest } from '../exam/asTest.ts';
import { lockedItems } from './completion.ts';
import { playItem } from './play.ts';
import { presenceLeft } from './presence.ts';
import { progressIn, progressView } from './progress.ts';

export interface StartRequest {
  courseId: number;
  itemId?: number | undefined;
  playerTag: string;
  origin: StudyContext;
}

/**
 * Counts attempts that were handed in before the test was opened here, because the course did not contain the
 * test then, or the result was not known.
 */
async function countSat(context: SessionContext, examId: number): Promise<void> {
  const { tx, session, now } = context;
  await asSystemWithin(context, async () => {
    const [row] = await tx.select().from(exam).where(eq(exam.examId, examId));
    if (row !== undefined) await countAsTest({ tx, now }, row, session, { byLearner: true });
  });
}

/** Answers `studyStart`: checks access and order, ends the person's other sessions and opens the item. */
export async function startStudy(context: SessionContext, request: StartRequest) {
  const { tx, session, now } = context;
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, request.courseId);
  const access = accessOf(row, viewer, now);
  const tree = await treeOf(context, row.courseId);
  const known = await progressOf(context, row.courseId);
  const chosen =
    request.itemId === undefined
      ? resumeItem(tree, row, known?.lastItemId ?? null)
      : tree.items.find((item) => item.itemId === request.itemId);
  if (chosen === undefined) throw new BusinessError(ErrorCode.NotFound);
  const tasted = chosen.trial && (access === AccessState.NeedVip || access === AccessState.NeedBuy);
  if (!tasted) demandAccess(access);
  if (lockedItems(itemStates(tree), row.policy.orderPolicy).has(chosen.itemId)) {
    throw new BusinessError(ErrorCode.ItemLocked);
  }
  // A person who only tries a course out is not enrolled in it.
  if (!tasted) await enrol(context, row.courseId);

  const { userId, companyId } = session;
  await tx
    .update(courseProgress)
    .set({ lastItemId: chosen.itemId, lastTime: now })
    .where(
      and(
        eq(courseProgress.userId, userId),
        eq(courseProgress.companyId, companyId),
        eq(courseProgress.courseId, row.courseId),
      ),
    );
  const [left] = await tx
    .update(studySession)
    .set({ state: StudySessionState.Superseded, supersededTime: now })
    .where(
      and(
        eq(studySession.userId, userId),
        eq(studySession.companyId, companyId),
        eq(studySession.state, StudySessionState.Active),
      ),
    )
    .returning();
  const sessionId = randomUUID();
  await tx.insert(studySession).values({
    sessionId,
    userId,
    companyId,
    courseId: row.courseId,
    itemId: chosen.itemId,
    playerTag: request.playerTag,
    startTime: now,
    lastBeatTime: now,
    ...(left?.courseId === row.courseId ? presenceLeft(left, now) : {}),
    context: request.origin,
  });
  await tx
    .insert(itemProgress)
    .values({
      userId,
      companyId,
      itemId: chosen.itemId,
      courseId: row.courseId,
      openedTime: now,
      updatedTime: now,
    })
    .onConflictDoNothing();

  if (chosen.itemKind === ItemKind.Test && chosen.examId !== null) await countSat(context, chosen.examId);

  const own = await progressIn(context, chosen.itemId);
  const [summary] = await summariesOf([row], viewer, context);
  if (own === undefined || summary === undefined) throw new Error('The item was not opened.');
  // Nothing but the opened item has changed since the tree was read.
  const opened = { ...tree, progress: new Map(tree.progress).set(chosen.itemId, own) };
  return {
    session: { sessionId, startTime: now },
    course: summary,
    chapters: chaptersOf(opened, row, access, context.text),
    item: playItem(chosen, own, access, row.policy.allowDownload, context),
    progress: progressView(own),
    policy: row.policy,
    commentPlacement: row.commentPlacement,
    outboxKey: outboxKey(context),
    serverTime: now,
  };
}
