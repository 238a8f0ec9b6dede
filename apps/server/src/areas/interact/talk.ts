import { postLength, ThreadState } from '@stoa/api/contract/interact';
import type { Thread } from '@stoa/api/contract/interact';
import { ErrorCode, TargetKind, ThreadKind } from '@stoa/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneOf } from '../../db/oneOf.ts';
import { person, thread } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { demandComments } from '../../http/moduleGuards.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { courseOr404 } from '../course/queries.ts';
import { rateCourse } from '../course/rate.ts';
import { viewerOf } from '../course/viewer.ts';
import { demandDecent } from './blockedWords.ts';
import { ownImages } from './images.ts';
import { mentionable } from './mentions.ts';
import { threadTargetOr404 } from './threadTarget.ts';
import type { Asked, ThreadTarget } from './threadTarget.ts';
import { tellAdopted, tellMentioned, tellQuestion, tellReply } from './tell.ts';
import { editableUntil, isAdmin, threadOr404, threadView } from './threadView.ts';
import type { ThreadRow } from './threadView.ts';

export interface Said extends Asked {
  readonly threadKind: ThreadKind;
  readonly position?: number | undefined;
  readonly parentId?: number | undefined;
  readonly content: string;
  readonly imageFileIds?: readonly number[] | undefined;
  readonly score?: number | undefined;
  /** Account ids of the colleagues whom the text mentions. */
  readonly mentions?: readonly number[] | undefined;
}

const wrong = (field: string): BusinessError => new BusinessError(ErrorCode.ParamInvalid, { field });

/**
 * Locks a thread until the transaction ends, before its replies are touched, so that replies, deletions and
 * adoptions in one thread happen one after the other and its count stays right.
 */
async function hold(tx: Database, threadId: number): Promise<ThreadRow | undefined> {
  const [row] = await tx.select().from(thread).where(eq(thread.threadId, threadId)).for('update');
  return row;
}

/** The thread that is replied to: at the same target, of the same kind, and not deleted. */
async function parentOf(
  context: SessionContext,
  about: ThreadTarget,
  said: Said,
): Promise<ThreadRow | undefined> {
  if (said.parentId === undefined) return undefined;
  const row = await threadOr404(context, said.parentId);
  const fits =
    row.threadKind === said.threadKind &&
    row.targetKind === about.targetKind &&
    row.targetId === about.targetId &&
    row.state === ThreadState.Normal;
  if (!fits) throw new BusinessError(ErrorCode.NotFound);
  return row;
}

/**
 * Stores the stars of a comment as the person's rating of the course; only a comment on a whole course may
 * contain stars.
 */
async function rateWith(context: SessionContext, about: ThreadTarget, { threadKind, parentId, score }: Said) {
  if (score === undefined) return;
  const fits =
    threadKind === ThreadKind.Comment &&
    parentId === undefined &&
    about.targetKind === TargetKind.Course &&
    about.itemId === undefined;
  if (!fits) throw wrong('score');
  const row = await courseOr404(context, await viewerOf(context), about.targetId);
  await rateCourse(context, row, score);
}

/** Refuses a question that is too short to be answered; an answer may be one word. */
function demandLength({ threadKind, parentId = 0 }: Pick<Said, 'threadKind' | 'parentId'>, content: string) {
  const isQuestion = threadKind === ThreadKind.Question && parentId === 0;
  if (isQuestion && Array.from(content).length < postLength.shortestQuestion) throw wrong('content');
}

/**
 * Answers `threadCreate`. A reply to a reply is stored below the same thread, because there are only two
 * levels.
 */
export async function postThread(context: SessionContext, said: Said): Promise<Thread> {
  const { tx, session, now } = context;
  const about = await threadTargetOr404(context, await viewerOf(context), said);
  const parent = await parentOf(context, about, said);
  demandLength(said, said.content);
  demandDecent(said.content);
  const mentions = await mentionable(context, said.mentions ?? []);
  const images = await ownImages(context, said.imageFileIds ?? [], 'imageFileIds');
  await rateWith(context, about, said);
  const rootId = parent === undefined ? 0 : parent.parentId === 0 ? parent.threadId : parent.parentId;
  if (rootId !== 0) {
    const root = await asSystemWithin(context, () => hold(tx, rootId));
    if (root?.state !== ThreadState.Normal) throw new BusinessError(ErrorCode.NotFound);
  }
  const [row] = await tx
    .insert(thread)
    .values({
      userId: session.userId,
      companyId: session.companyId,
      threadKind: said.threadKind,
      targetKind: about.targetKind,
      targetId: about.targetId,
      itemId: parent === undefined ? (about.itemId ?? null) : parent.itemId,
      position: said.position ?? null,
      parentId: rootId,
      content: said.content,
      images,
      score: said.score ?? null,
      mentions,
      createTime: now,
    })
    .returning();
  if (row === undefined) throw new Error('The thread was not stored.');
  await asSystemWithin(context, async () => {
    if (parent === undefined) {
      await tellQuestion(context, row);
    } else {
      await countReplies(tx, rootId, 1);
      await tellReply(context, parent, row);
    }
    // A person who is notified of the reply anyway gets no second notification for being mentioned in it.
    await tellMentioned(
      context,
      row,
      mentions.filter((userId) => userId !== parent?.userId),
    );
  });
  return threadView(context, row);
}

const countReplies = async (tx: Database, threadId: number, by: 1 | -1): Promise<void> => {
  await tx
    .update(thread)
    .set({ replyNum: sql`${thread.replyNum} + ${by}` })
    .where(eq(thread.threadId, threadId));
};

/** A thread that the caller may see, at a target where comments are allowed. */
async function opened(
  context: SessionContext,
  threadId: number,
): Promise<{ row: ThreadRow; about: ThreadTarget }> {
  const viewer = await viewerOf(context);
  const row = await threadOr404(context, threadId);
  demandComments(viewer.flags, row.targetKind);
  const { targetKind, targetId, itemId } = row;
  const about = await threadTargetOr404(context, viewer, {
    targetKind,
    targetId,
    itemId: itemId ?? undefined,
  });
  return { row, about };
}

export interface Edited {
  readonly threadId: number;
  readonly content: string;
  readonly mentions?: readonly number[] | undefined;
}

/**
 * Answers `threadEdit`. A text can still be changed after it was answered; otherwise a quick answer would
 * prevent the author from correcting a slip. Later readers see that it was changed.
 */
export async function edit(context: SessionContext, edited: Edited): Promise<Thread> {
  const { tx, session, now } = context;
  const { threadId, content } = edited;
  const { row } = await opened(context, threadId);
  if (row.state !== ThreadState.Normal) throw new BusinessError(ErrorCode.NotFound);
  if (row.userId !== session.userId) throw new BusinessError(ErrorCode.NoPermission);
  demandLength(row, content);
  demandDecent(content);
  const mentions = await mentionable(context, edited.mentions ?? []);
  const changed = await asSystemWithin(context, async () => {
    // The row is locked, so that an answer that is adopted at the same moment keeps the text that was
    // adopted.
    const held = await hold(tx, threadId);
    if (held === undefined || editableUntil(held, now) === undefined) return undefined;
    const [stored] = await tx
      .update(thread)
      .set({ content, mentions, editedTime: now })
      .where(and(eq(thread.threadId, threadId), eq(thread.state, ThreadState.Normal)))
      .returning();
    if (stored === undefined) return undefined;
    await tellMentioned(
      context,
      stored,
      mentions.filter((userId) => !held.mentions.includes(userId)),
    );
    return stored;
  });
  if (changed === undefined) throw new BusinessError(ErrorCode.StateConflict);
  return threadView(context, changed);
}

/** Answers `threadDelete`. The text is deleted, not hidden; deleting again changes nothing. */
export async function deleteThread(context: SessionContext, threadId: number): Promise<void> {
  const { tx, session } = context;
  const { row } = await opened(context, threadId);
  if (row.userId !== session.userId && !(await isAdmin(context))) {
    throw new BusinessError(ErrorCode.NoPermission);
  }
  await asSystemWithin(context, async () => {
    if (row.parentId !== 0) await hold(tx, row.parentId);
    const gone = await tx
      .update(thread)
      .set({ state: ThreadState.Deleted, content: '', images: [], mentions: [], score: null, adopted: false })
      .where(and(eq(thread.threadId, threadId), eq(thread.state, ThreadState.Normal)))
      .returning({ threadId: thread.threadId });
    if (gone.length > 0 && row.parentId !== 0) await countReplies(tx, row.parentId, -1);
  });
}

async function teaches({ tx, session }: SessionContext, { teacherIds }: ThreadTarget): Promise<boolean> {
  if (teacherIds.length === 0) return false;
  const found = await tx.$count(
    person,
    and(eq(person.userId, session.userId), oneOf(person.personId, [...teacherIds])),
  );
  return found > 0;
}

/** Answers `threadAdopt`: marks the answer that helped most; adopting another one replaces it. */
export async function acceptAnswer(context: SessionContext, threadId: number): Promise<Thread> {
  const { tx, session } = context;
  const { row, about } = await opened(context, threadId);
  const isAnswer = row.threadKind === ThreadKind.Question && row.parentId !== 0;
  if (!isAnswer) throw new BusinessError(ErrorCode.StateConflict);
  const question = await threadOr404(context, row.parentId);
  if (question.userId !== session.userId && !(await teaches(context, about))) {
    throw new BusinessError(ErrorCode.NoPermission);
  }
  await asSystemWithin(context, async () => {
    await hold(tx, question.threadId);
    const [chosen] = await tx
      .update(thread)
      .set({ adopted: true })
      .where(
        and(eq(thread.threadId, threadId), eq(thread.state, ThreadState.Normal), eq(thread.adopted, false)),
      )
      .returning();
    if (chosen === undefined) return;
    await tx
      .update(thread)
      .set({ adopted: false })
      .where(and(eq(thread.parentId, question.threadId), ne(thread.threadId, threadId)));
    await tellAdopted(context, chosen);
  });
  const now = await threadOr404(context, threadId);
  if (now.state !== ThreadState.Normal) throw new BusinessError(ErrorCode.NotFound);
  return threadView(context, now);
}
