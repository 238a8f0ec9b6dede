import { LiveMessageKind } from '@stoa/api/contract/live';
import type { LiveMessage, LiveRole, RoomAction, RoomState } from '@stoa/api/contract/live';
import { ErrorCode } from '@stoa/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { liveMessage, liveRoom } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { roomOr404 } from './detail.ts';
import { stateOf } from './enter.ts';
import { roleIn } from './role.ts';
import { messageView, newsSince } from './room.ts';
import { mayBeHeard, maySayKind, statusOf } from './rules.ts';
import { speakersFor } from './speakers.ts';

export interface Words {
  liveId: number;
  kind: Exclude<LiveMessageKind, typeof LiveMessageKind.System | typeof LiveMessageKind.Deleted>;
  text: string;
  replyTo?: number | undefined;
}

/**
 * Takes the room's next number and locks the room until the transaction ends, so that messages become visible
 * in the order of their numbers.
 */
async function nextSeq(tx: Database, liveId: number): Promise<number> {
  const [taken] = await tx
    .update(liveRoom)
    .set({ lastSeq: sql`${liveRoom.lastSeq} + 1` })
    .where(eq(liveRoom.liveId, liveId))
    .returning({ seq: liveRoom.lastSeq });
  if (taken === undefined) throw new BusinessError(ErrorCode.NotFound);
  return taken.seq;
}

async function demandSaid(tx: Database, liveId: number, messageId: number): Promise<void> {
  const said = await tx.$count(
    liveMessage,
    and(
      eq(liveMessage.liveId, liveId),
      eq(liveMessage.messageId, messageId),
      ne(liveMessage.kind, LiveMessageKind.Deleted),
    ),
  );
  if (said === 0) throw new BusinessError(ErrorCode.ParamInvalid, { field: 'replyTo' });
}

/** Answers `roomMessage`. */
export async function postMessage(context: SessionContext, words: Words): Promise<LiveMessage> {
  const { tx, session, now } = context;
  const found = await roomOr404(context, words.liveId);
  const role = await roleIn(context, found.live);
  const seq = await nextSeq(tx, words.liveId);
  // The room is read again while it is locked, because it may have been muted a moment ago.
  const { live, room } = await roomOr404(context, words.liveId);
  const open = { status: statusOf(live, now), chatOn: live.chatOn, muted: room.muted };
  if (!mayBeHeard(open, role)) throw new BusinessError(ErrorCode.LiveMuted);
  if (!maySayKind({ role, kind: words.kind })) throw new BusinessError(ErrorCode.NoPermission);
  if (words.replyTo !== undefined) await demandSaid(tx, words.liveId, words.replyTo);
  const [said] = await tx
    .insert(liveMessage)
    .values({
      ...words,
      seq,
      role,
      companyId: live.companyId,
      userId: session.userId,
      replyTo: words.replyTo ?? null,
      time: now,
    })
    .returning();
  if (said === undefined) throw new Error('The message was not stored.');
  const speakers = await asSystemWithin(context, () =>
    speakersFor(tx, session.companyId, [session.userId], context),
  );
  return messageView(said, speakers);
}

export interface Moderation {
  liveId: number;
  action: RoomAction;
  messageId?: number | undefined;
  text?: string | undefined;
}

const leads = (role: LiveRole): boolean => role !== 'LEARNER';

/** Changes the room or the message as a moderation asks for it. Runs as the system. */
async function act(tx: Database, request: Moderation, seq: number): Promise<void> {
  const room = (change: Partial<typeof liveRoom.$inferInsert>) =>
    tx.update(liveRoom).set(change).where(eq(liveRoom.liveId, request.liveId));
  const { action, liveId, messageId, text = '' } = request;
  switch (action) {
    case 'mute':
      await room({ muted: true });
      return;
    case 'unmute':
      await room({ muted: false });
      return;
    case 'announce':
      await room({ announcement: text === '' ? null : text });
      return;
    case 'delete': {
      if (messageId === undefined) throw new BusinessError(ErrorCode.ParamInvalid, { field: 'messageId' });
      // The text is deleted, not hidden; the message keeps its place and tells clients that already have it.
      const gone = await tx
        .update(liveMessage)
        .set({ kind: LiveMessageKind.Deleted, text: '', seq })
        .where(and(eq(liveMessage.liveId, liveId), eq(liveMessage.messageId, messageId)))
        .returning({ id: liveMessage.messageId });
      if (gone.length === 0) throw new BusinessError(ErrorCode.NotFound);
      return;
    }
    default:
      action satisfies never;
  }
}

/** Answers `roomModerate`. */
export async function moderate(context: SessionContext, request: Moderation): Promise<RoomState> {
  const { tx } = context;
  const { live } = await roomOr404(context, request.liveId);
  if (!leads(await roleIn(context, live))) throw new BusinessError(ErrorCode.NoPermission);
  const seq = await asSystemWithin(context, async () => {
    const next = await nextSeq(tx, request.liveId);
    await act(tx, request, next);
    return next;
  });
  return stateOf(context, await newsSince(tx, await roomOr404(context, request.liveId), seq));
}
