import { randomUUID } from 'node:crypto';
import type { BeatRefusal, StudyBeat, StudyBeatResult } from '@stoa/api/contract/study';
import { AwardKind, ProgressState, TargetKind } from '@stoa/domain';
import type { Award } from '@stoa/domain';
import { and, eq, gt, gte, ne } from 'drizzle-orm';
import { course, itemProgress, studySession } from '../../db/schema/index.ts';
import { StudySessionState } from '../../db/schema/study.ts';
import type { SessionContext } from '../../http/handle.ts';
import { rewardSharer } from '../course/share.ts';
import type { CourseRow } from '../course/summary.ts';
import { itemStates, treeOf } from '../course/tree.ts';
import type { CourseTree } from '../course/tree.ts';
import { lockedItems } from './completion.ts';
import { keepEvidence } from './evidenceRows.ts';
import { moveCourse } from './moveCourse.ts';
import { factsOf } from './play.ts';
import { itemRow, itemState, progressView } from './progress.ts';
import { recordStudy } from './record.ts';
import { applyBeat } from './rules.ts';
import type { BeatOutcome } from './rules.ts';

/**
 * Handles one heart-beat (`studyHeartbeat`) in one transaction. It never answers an error code; a refusal is
 * part of the data, because an error would open a dialog over the film.
 */
export async function beat(context: SessionContext, request: StudyBeat): Promise<StudyBeatResult> {
  const { tx, session, services, now } = context;
  // The row locks put the beats of one session, and of one item, in order, even with several server
  // processes.
  const [opened] = await tx
    .select({ study: studySession, own: itemProgress, course })
    .from(studySession)
    .innerJoin(
      itemProgress,
      and(
        eq(itemProgress.userId, studySession.userId),
        eq(itemProgress.companyId, studySession.companyId),
        eq(itemProgress.itemId, studySession.itemId),
      ),
    )
    .innerJoin(course, eq(course.courseId, studySession.courseId))
    .where(and(eq(studySession.sessionId, request.sessionId), eq(studySession.userId, session.userId)))
    .for('update', { of: [studySession, itemProgress] });
  // The beat is refused in the same way when the company has removed the course meanwhile.
  if (opened === undefined || opened.study.itemId !== request.itemId) {
    return refused(request.itemId, 'ENDED', now);
  }
  const { study, own, course: row } = opened;
  const { policy } = row;
  if (services.beats.waitMs(study.sessionId) > 0) {
    return { ...refused(request.itemId, 'THROTTLED', now), item: progressView(own) };
  }
  services.beats.begin(study.sessionId);

  const before = await treeOf(context, study.courseId);
  const item = before.items.find((one) => one.itemId === study.itemId);
  if (item === undefined) return refused(request.itemId, 'ENDED', now);
  const outcome = applyBeat(study, itemState(own), request, {
    policy,
    item: factsOf(item),
    now,
    newCheckId: randomUUID(),
    movedOn: study.state === StudySessionState.Superseded && (await hasMovedOn(context, study)),
  });
  if (outcome.session !== study) {
    await tx.update(studySession).set(outcome.session).where(eq(studySession.sessionId, study.sessionId));
  }
  const counted = outcome.accepted ? { ...own, ...itemRow(outcome.item, now) } : undefined;
  if (counted !== undefined) {
    await tx
      .update(itemProgress)
      .set(itemRow(outcome.item, now))
      .where(
        and(
          eq(itemProgress.userId, own.userId),
          eq(itemProgress.companyId, own.companyId),
          eq(itemProgress.itemId, own.itemId),
        ),
      );
    await recordStudy(context, row, outcome.studySeconds);
  }
  await keepEvidence(context, study.itemId, outcome);
  // The beat's changes to the tree are known, so that the tree is read only once.
  const after =
    counted === undefined
      ? before
      : { ...before, progress: new Map(before.progress).set(study.itemId, counted) };
  const moved = counted === undefined ? undefined : await moveOn(context, row, after, study.itemId, outcome);
  const stillLocked = lockedItems(itemStates(after), policy.orderPolicy);
  const { presenceCheckId, presenceDeadline } = outcome.session;
  return {
    accepted: outcome.accepted,
    reason: outcome.reason,
    item: progressView(counted ?? own),
    course: moved?.brief,
    unlocked: [...lockedItems(itemStates(before), policy.orderPolicy)].filter(
      (itemId) => !stillLocked.has(itemId),
    ),
    presence:
      presenceCheckId === null || presenceDeadline === null
        ? undefined
        : { checkId: presenceCheckId, deadlineTime: presenceDeadline },
    nextHeartbeatSeconds: policy.heartbeatSeconds,
    awards: moved?.awards ?? [],
    serverTime: now,
  };
}

/** Whether a later session of the same item has already stored where the learner is. */
async function hasMovedOn(
  { tx, session }: SessionContext,
  { sessionId, itemId, startTime }: typeof studySession.$inferSelect,
): Promise<boolean> {
  const later = await tx.$count(
    studySession,
    and(
      eq(studySession.userId, session.userId),
      eq(studySession.companyId, session.companyId),
      eq(studySession.itemId, itemId),
      ne(studySession.sessionId, sessionId),
      gte(studySession.startTime, startTime),
      gt(studySession.lastSeq, 0),
    ),
  );
  return later > 0;
}

const refused = (itemId: number, reason: BeatRefusal, now: number): StudyBeatResult => ({
  accepted: false,
  reason,
  item: {
    itemId,
    state: ProgressState.NotStarted,
    percent: 0,
    lastPosition: 0,
    maxPosition: 0,
    watchedSeconds: 0,
    studySeconds: 0,
    covered: [],
    updatedTime: now,
  },
  nextHeartbeatSeconds: 30,
  awards: [],
  serverTime: now,
});

/** Updates the course after its item; the first completion brings the awards. */
async function moveOn(
  context: SessionContext,
  row: CourseRow,
  tree: CourseTree,
  itemId: number,
  { studySeconds }: Pick<BeatOutcome, 'studySeconds'>,
) {
  const { session, text } = context;
  const studied = { itemId, seconds: studySeconds };
  const moved = await moveCourse(context, session, { row, tree, studied });
  if (moved === undefined) return undefined;
  const awards: Award[] = [];
  if (moved.finished) {
    const target = { kind: TargetKind.Course, id: row.courseId };
    awards.push({ kind: AwardKind.CourseCompleted, title: text(row.title), target });
    await rewardSharer(context, row);
    const { granted } = moved;
    if (granted !== undefined) {
      awards.push({ kind: AwardKind.Credit, title: text(row.title), value: granted.credit, target });
    }
  }
  return { brief: moved.brief, awards };
}
