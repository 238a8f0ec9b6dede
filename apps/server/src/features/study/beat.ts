import { randomUUID } from 'node:crypto';
import type { BeatRefusal, StudyBeat, StudyBeatResult } from '@stoa/api/contract/study';
import { AwardKind, ProgressState, TargetKind } from '@stoa/domain';
import type { Award } from '@stoa/domain';
import { and, eq, gt, gte, ne } from 'drizzle-orm';
import { course, courseItem, courseProgress, itemProgress, studySession } from '../../db/schema/index.ts';
import { StudySessionState } from '../../db/schema/study.ts';
import type { SessionContext } from '../../http/handle.ts';
import { progressOf } from '../course/queries.ts';
import { rewardSharer } from '../course/share.ts';
import type { CourseRow } from '../course/summary.ts';
import { itemStates, treeOf } from '../course/tree.ts';
import { giveCredit } from './credit.ts';
import { lockedItems, rollUp } from './completion.ts';
import { keepEvidence } from './evidenceRows.ts';
import { factsOf } from './play.ts';
import { itemRow, itemState, progressView } from './progress.ts';
import { recordStudy } from './record.ts';
import { applyBeat } from './rules.ts';

/**
 * One heart-beat (X23) in one transaction. Never a business error: what is refused is told in the answer,
 * because every other code would open a dialog over the film (contract 1.2).
 */
export async function beat(context: SessionContext, request: StudyBeat): Promise<StudyBeatResult> {
  const { tx, session, services, now } = context;
  // The row lock makes beats of one session follow each other, also with several server processes.
  const [opened] = await tx
    .select()
    .from(studySession)
    .where(and(eq(studySession.sessionId, request.sessionId), eq(studySession.userId, session.userId)))
    .for('update');
  if (opened === undefined || opened.itemId !== request.itemId) return refused(request.itemId, 'ENDED', now);
  const ownKey = and(
    eq(itemProgress.userId, session.userId),
    eq(itemProgress.companyId, session.companyId),
    eq(itemProgress.itemId, opened.itemId),
  );
  const [own] = await tx.select().from(itemProgress).where(ownKey).for('update');
  const [found] = await tx
    .select({ item: courseItem, course })
    .from(courseItem)
    .innerJoin(course, eq(course.courseId, courseItem.courseId))
    .where(eq(courseItem.itemId, opened.itemId));
  // The course has left the company's catalogue meanwhile.
  if (own === undefined || found === undefined) return refused(request.itemId, 'ENDED', now);
  const { policy } = found.course;
  if (services.beats.waitMs(opened.sessionId) > 0) {
    return { ...refused(request.itemId, 'THROTTLED', now), item: progressView(own) };
  }
  services.beats.begin(opened.sessionId);

  const before = await treeOf(tx, opened.courseId);
  const outcome = applyBeat(opened, itemState(own), request, {
    policy,
    item: factsOf(found.item),
    now,
    newCheckId: randomUUID(),
    movedOn: opened.state === StudySessionState.Superseded && (await hasMovedOn(context, opened)),
  });
  const counted = outcome.accepted;
  if (outcome.session !== opened) {
    await tx.update(studySession).set(outcome.session).where(eq(studySession.sessionId, opened.sessionId));
  }
  if (counted) {
    await tx.update(itemProgress).set(itemRow(outcome.item, now)).where(ownKey);
    await recordStudy(context, found.course, outcome.studySeconds);
  }
  await keepEvidence(context, opened.itemId, outcome);
  const moved = counted
    ? await moveCourse(context, found.course, opened.itemId, outcome.studySeconds)
    : undefined;
  const after = counted ? await treeOf(tx, opened.courseId) : before;
  const order = policy.orderPolicy;
  const stillLocked = lockedItems(itemStates(after), order);
  const { presenceCheckId, presenceDeadline } = outcome.session;
  return {
    accepted: outcome.accepted,
    reason: outcome.reason,
    item: progressView(after.progress.get(opened.itemId) ?? own),
    course: moved?.brief,
    unlocked: [...lockedItems(itemStates(before), order)].filter((itemId) => !stillLocked.has(itemId)),
    presence:
      presenceCheckId === null || presenceDeadline === null
        ? undefined
        : { checkId: presenceCheckId, deadlineTime: presenceDeadline },
    nextHeartbeatSeconds: policy.heartbeatSeconds,
    awards: moved?.awards ?? [],
    serverTime: now,
  };
}

/** Whether a session of the same item that began later has told where the learner is. */
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

/** Moves the course after its item; the first completion brings its awards (contract 8.2, rule 9). */
async function moveCourse(context: SessionContext, row: CourseRow, itemId: number, studySeconds: number) {
  const { tx, session, now, text } = context;
  const known = await progressOf(context, row.courseId);
  // Somebody who only tries a course out has no progress in it.
  if (known === undefined) return undefined;
  const { percent, state, completedItems, requiredItems } = rollUp(
    itemStates(await treeOf(tx, row.courseId)),
    true,
  );
  const finished = state === ProgressState.Completed && known.completedTime === null;
  await tx
    .update(courseProgress)
    .set({
      percent,
      state,
      completedItems,
      requiredItems,
      studySeconds: known.studySeconds + studySeconds,
      lastItemId: itemId,
      lastTime: now,
      completedTime: known.completedTime ?? (finished ? now : null),
    })
    .where(
      and(
        eq(courseProgress.userId, session.userId),
        eq(courseProgress.companyId, session.companyId),
        eq(courseProgress.courseId, row.courseId),
      ),
    );
  const awards: Award[] = [];
  if (finished) {
    const target = { kind: TargetKind.Course, id: row.courseId };
    awards.push({ kind: AwardKind.CourseCompleted, title: text(row.title), target });
    await rewardSharer(context, row);
    const credit = await giveCredit(context, row);
    if (credit > 0) awards.push({ kind: AwardKind.Credit, title: text(row.title), value: credit, target });
  }
  return { brief: { percent, state, completedItems, requiredItems }, awards };
}
