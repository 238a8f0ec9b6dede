import type { RelationState } from '@stoa/api/contract/interact';
import { ThreadState } from '@stoa/api/contract/interact';
import { ErrorCode, Relation, TargetKind } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { live, relationMark, thread } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { demandComments } from '../../http/moduleGuards.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { collectionOr404 } from '../collection/queries.ts';
import { viewerOf } from '../course/viewer.ts';
import { threadTargetOr404 } from './threadTarget.ts';
import { tellLikes } from './tell.ts';
import { threadOr404 } from './threadView.ts';

export interface Marked {
  readonly relation: Relation;
  readonly targetKind: TargetKind;
  readonly targetId: number;
}

const { Course, Live, Special, Institute, Comment } = TargetKind;

/** Treats a platform course as a course, so that the same course cannot be marked twice under its two kinds. */
const canonical = (mark: Marked): Marked =>
  mark.targetKind === TargetKind.CloudCourse ? { ...mark, targetKind: Course } : mark;

const same = ({ relation, targetKind, targetId }: Marked) =>
  and(
    eq(relationMark.relation, relation),
    eq(relationMark.targetKind, targetKind),
    eq(relationMark.targetId, targetId),
  );

/** Refuses a mark on something that the person cannot see. */
async function demandSeen(context: SessionContext, { targetKind, targetId }: Marked): Promise<void> {
  if (targetKind === Special || targetKind === Institute) {
    await collectionOr404(context, targetId, targetKind);
    return;
  }
  const viewer = await viewerOf(context);
  if (targetKind !== Comment) {
    await threadTargetOr404(context, viewer, { targetKind, targetId });
    return;
  }
  const liked = await threadOr404(context, targetId);
  demandComments(viewer.flags, liked.targetKind);
  await threadTargetOr404(context, viewer, {
    targetKind: liked.targetKind,
    targetId: liked.targetId,
    itemId: liked.itemId ?? undefined,
  });
  if (liked.state !== ThreadState.Normal) throw new BusinessError(ErrorCode.NotFound);
}

/**
 * Changes the totals that are stored with the target, in the same transaction as the mark. Runs as the
 * system.
 */
async function move(
  context: SessionContext,
  { relation, targetKind, targetId }: Marked,
  by: 1 | -1,
): Promise<void> {
  const { tx } = context;
  if (relation === Relation.Subscribe && targetKind === Live) {
    await tx
      .update(live)
      .set({ subscribeNum: sql`${live.subscribeNum} + ${by}` })
      .where(eq(live.liveId, targetId));
  }
  if (relation !== Relation.Like || targetKind !== Comment) return;
  const [liked] = await tx
    .update(thread)
    .set({ likeNum: sql`${thread.likeNum} + ${by}` })
    .where(eq(thread.threadId, targetId))
    .returning();
  if (liked !== undefined && by === 1) await tellLikes(context, liked);
}

/**
 * How many people have set the mark: of the caller's company, and for a live stream of everybody who can see
 * it. Runs as the system.
 */
async function countOf({ tx, session }: SessionContext, mark: Marked): Promise<number> {
  if (mark.relation === Relation.Subscribe && mark.targetKind === Live) {
    const [row] = await tx
      .select({ num: live.subscribeNum })
      .from(live)
      .where(eq(live.liveId, mark.targetId));
    return row?.num ?? 0;
  }
  return tx.$count(relationMark, and(eq(relationMark.companyId, session.companyId), same(mark)));
}

/** Answers `relationSet`. A mark can be removed after its target has gone. */
export async function setMark(
  context: SessionContext,
  { on, ...asked }: Marked & { readonly on: boolean },
): Promise<RelationState> {
  const { tx, session, now } = context;
  const mark = canonical(asked);
  const whose = { userId: session.userId, companyId: session.companyId };
  const own = and(
    eq(relationMark.userId, whose.userId),
    eq(relationMark.companyId, whose.companyId),
    same(mark),
  );
  if (on || (await tx.$count(relationMark, own)) === 0) await demandSeen(context, mark);
  const changed = on
    ? await tx
        .insert(relationMark)
        .values({ ...mark, ...whose, createTime: now })
        .onConflictDoNothing()
        .returning({ targetId: relationMark.targetId })
    : await tx.delete(relationMark).where(own).returning({ targetId: relationMark.targetId });
  return asSystemWithin(context, async () => {
    if (changed.length > 0) await move(context, mark, on ? 1 : -1);
    return { on, num: await countOf(context, mark) };
  });
}
