import { ThreadState } from '@stoa/api/contract/interact';
import type { Thread } from '@stoa/api/contract/interact';
import { ErrorCode, MemberState, Relation, TargetKind, ThreadKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { member, relationMark, thread } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { nobody } from '../live/speakers.ts';
import { authorsOf } from './authors.ts';
import { imageRef } from './images.ts';
import { mentionedIn } from './mentions.ts';
import { linkOf } from './threadTarget.ts';
import { teachersFor } from './teachers.ts';

export type ThreadRow = typeof thread.$inferSelect;

/**
 * A thread of the caller's company, deleted or not; the caller must check with `threadTargetOr404` that its target
 * is visible.
 */
export async function threadOr404({ tx, session }: SessionContext, threadId: number): Promise<ThreadRow> {
  const [row] = await tx
    .select()
    .from(thread)
    .where(and(eq(thread.companyId, session.companyId), eq(thread.threadId, threadId)));
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return row;
}

export async function isAdmin({ tx, session }: SessionContext): Promise<boolean> {
  const admins = await tx.$count(
    member,
    and(
      eq(member.userId, session.userId),
      eq(member.companyId, session.companyId),
      eq(member.admin, true),
      eq(member.state, MemberState.Active),
    ),
  );
  return admins > 0;
}

async function likedOf(
  { tx, session }: SessionContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const marks = await tx
    .select({ threadId: relationMark.targetId })
    .from(relationMark)
    .where(
      and(
        eq(relationMark.userId, session.userId),
        eq(relationMark.companyId, session.companyId),
        eq(relationMark.relation, Relation.Like),
        eq(relationMark.targetKind, TargetKind.Comment),
        oneOf(relationMark.targetId, [...ids]),
      ),
    );
  return new Set(marks.map(({ threadId }) => threadId));
}

/** Authors of the questions that these threads answer. */
async function askersOf({ tx }: SessionContext, rows: readonly ThreadRow[]): Promise<Map<number, number>> {
  const questions = rows.filter(
    ({ threadKind, parentId }) => threadKind === ThreadKind.Question && parentId > 0,
  );
  if (questions.length === 0) return new Map();
  const found = await tx
    .select({ threadId: thread.threadId, userId: thread.userId })
    .from(thread)
    .where(oneOf(thread.threadId, [...new Set(questions.map(({ parentId }) => parentId))]));
  return new Map(found.map(({ threadId, userId }) => [threadId, userId]));
}

/** How long the author may change the text, in milliseconds. */
const editTime = 30 * 60_000;

/**
 * Until when the author may change the text; `undefined` when it is too late, or when the asker has adopted the
 * words as they are.
 */
export function editableUntil(
  { createTime, adopted, state }: Pick<ThreadRow, 'createTime' | 'adopted' | 'state'>,
  now: number,
): number | undefined {
  const until = createTime + editTime;
  return state === ThreadState.Normal && !adopted && now < until ? until : undefined;
}

/** Threads as a list shows them, with as many queries for twenty as for one. */
export async function threadViews(context: SessionContext, rows: readonly ThreadRow[]): Promise<Thread[]> {
  if (rows.length === 0) return [];
  const { session, media, now } = context;
  const liked = await likedOf(
    context,
    rows.map(({ threadId }) => threadId),
  );
  const authors = await authorsOf(
    context,
    rows.map(({ userId }) => userId),
  );
  const admin = await isAdmin(context);
  const teaches = await teachersFor(context, rows);
  const askers = await askersOf(context, rows);
  const mentioned = await mentionedIn(context, rows);
  return rows.map((row) => {
    const shown = row.state === ThreadState.Normal;
    const mine = row.userId === session.userId;
    const isAnswer = row.threadKind === ThreadKind.Question && row.parentId !== 0;
    return {
      threadId: row.threadId,
      threadKind: row.threadKind,
      target: linkOf(row),
      courseId: row.targetKind === TargetKind.Course ? row.targetId : undefined,
      itemId: row.itemId ?? undefined,
      position: row.position ?? undefined,
      author: shown ? authors(row.userId) : nobody,
      content: row.content,
      images: row.images.map((image) => imageRef(image, media)),
      score: row.score ?? undefined,
      likeNum: row.likeNum,
      liked: liked.has(row.threadId),
      replyNum: row.replyNum,
      parentId: row.parentId,
      adopted: isAnswer ? row.adopted : undefined,
      lecturer: shown && teaches(row.userId, row) ? true : undefined,
      canAdopt:
        isAnswer &&
        shown &&
        !row.adopted &&
        (askers.get(row.parentId) === session.userId || teaches(session.userId, row))
          ? true
          : undefined,
      state: row.state,
      createTime: row.createTime,
      mine: shown && mine,
      canDelete: shown && (mine || admin),
      editedTime: row.editedTime ?? undefined,
      editableUntil: mine ? editableUntil(row, now) : undefined,
      mentions: row.mentions.length === 0 ? undefined : mentioned(row),
    };
  });
}

export async function threadView(context: SessionContext, row: ThreadRow): Promise<Thread> {
  const [view] = await threadViews(context, [row]);
  if (view === undefined) throw new Error('A thread has no view.');
  return view;
}
