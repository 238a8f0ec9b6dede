import { roomPollMost } from '@stoa/api/contract/live';
import type { LiveMessage, RoomState } from '@stoa/api/contract/live';
import { LiveStatus } from '@stoa/domain';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { live, liveMessage, liveRoom, liveWatch } from '../../db/schema/index.ts';
import type { UserBrief, Wording } from '../company/briefs.ts';
import { onlineMs, playOffsetOf, statusOf } from './rules.ts';
import { nobody, speakersFor } from './speakers.ts';

export type LiveRow = typeof live.$inferSelect;
export type RoomRow = typeof liveRoom.$inferSelect;
export type MessageRow = typeof liveMessage.$inferSelect;

/** A room with what happened in it since a change. */
export interface RoomNews {
  readonly live: LiveRow;
  readonly room: RoomRow;
  readonly said: readonly MessageRow[];
  readonly nextAfter: number;
}

/** A room that the company can see, or any room for the system. */
export async function findRoom(
  tx: Database,
  liveId: number,
  reader: Pick<Reader, 'companyId'> | 'system',
): Promise<{ live: LiveRow; room: RoomRow } | undefined> {
  const [found] = await tx
    .select({ live, room: liveRoom })
    .from(live)
    .innerJoin(liveRoom, eq(liveRoom.liveId, live.liveId))
    .where(
      and(
        eq(live.liveId, liveId),
        reader === 'system' ? undefined : ofCompanyOrPlatform(live.companyId, reader.companyId),
      ),
    );
  return found;
}

/**
 * The events of a room since a change. The room is read first: a change with a higher number than the room
 * then has belongs to the next answer, so that nothing is lost between two answers.
 */
export async function newsSince(
  tx: Database,
  found: { live: LiveRow; room: RoomRow },
  after: number,
): Promise<RoomNews> {
  const { lastSeq, liveId } = found.room;
  const said =
    after >= lastSeq
      ? []
      : await tx
          .select()
          .from(liveMessage)
          .where(
            and(eq(liveMessage.liveId, liveId), gt(liveMessage.seq, after), lte(liveMessage.seq, lastSeq)),
          )
          .orderBy(asc(liveMessage.seq))
          .limit(roomPollMost);
  const last = said.length === roomPollMost ? said.at(-1)?.seq : undefined;
  return { ...found, said, nextAfter: last ?? lastSeq };
}

/** The messages that a person sees on entering: the last ones, oldest first. */
export async function latestNews(
  tx: Database,
  found: { live: LiveRow; room: RoomRow },
  most: number,
): Promise<RoomNews> {
  const { lastSeq, liveId } = found.room;
  const said = await tx
    .select()
    .from(liveMessage)
    .where(and(eq(liveMessage.liveId, liveId), lte(liveMessage.seq, lastSeq)))
    .orderBy(desc(liveMessage.messageId))
    .limit(most);
  return { ...found, said: said.toReversed(), nextAfter: lastSeq };
}

/** Number of people seen in the room lately, in all processes. Runs as the system. */
export const onlineIn = (tx: Database, liveId: number, now: number): Promise<number> =>
  tx.$count(liveWatch, and(eq(liveWatch.liveId, liveId), gt(liveWatch.seenTime, now - onlineMs)));

export interface Reader extends Wording {
  readonly companyId: number;
}

/** A message as one company sees it. */
export const messageView = (
  { messageId, liveId, kind, userId, role, text, replyTo, time }: MessageRow,
  speakers: ReadonlyMap<number, UserBrief>,
): LiveMessage => ({
  messageId,
  liveId,
  kind,
  user: speakers.get(userId) ?? nobody,
  role,
  text,
  replyTo: replyTo ?? undefined,
  time,
});

/** The state of a room for one company and language. Runs as the system. */
export async function stateFor(
  tx: Database,
  { live: row, room, said, nextAfter }: RoomNews,
  reader: Reader,
  { now, onlineNum }: { now: number; onlineNum: number },
): Promise<RoomState> {
  const speakers = await speakersFor(
    tx,
    reader.companyId,
    said.map(({ userId }) => userId),
    reader,
  );
  const status = statusOf(row, now);
  return {
    status,
    onlineNum,
    viewNum: room.viewNum,
    muted: room.muted,
    announcement: room.announcement ?? undefined,
    reactions: room.reactions,
    list: said.map((message) => messageView(message, speakers)),
    nextAfter,
    serverTime: now,
    playOffset: status === LiveStatus.Live ? playOffsetOf(row.startTime, row.loopSeconds, now) : undefined,
  };
}
