import type { RoomEntry, RoomState } from '@stoa/api/contract/live';
import { ErrorCode, LiveStatus } from '@stoa/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import { liveRoom, liveWatch, studySession } from '../../db/schema/index.ts';
import { StudySessionState } from '../../db/schema/study.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { outboxKey } from '../account/outboxKey.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { roomOr404, signedSources, watchRow } from './detail.ts';
import { roleIn } from './role.ts';
import { findRoom, latestNews, newsSince, onlineIn, stateFor } from './room.ts';
import type { LiveRow, RoomNews } from './room.ts';
import { playOffsetOf, seenStepMs, statusOf, watchedOf } from './rules.ts';
import { socketPath } from './socketPath.ts';
import { issueTicket } from './tickets.ts';

/** Messages that a person gets on entering; further ones are read with `roomPoll`. */
const latestMost = 50;

export interface EnterRequest {
  liveId: number;
  playbackId?: number | undefined;
  playerTag: string;
}

export async function stateOf(context: SessionContext, news: RoomNews): Promise<RoomState> {
  const { tx, session, now } = context;
  return asSystemWithin(context, async () =>
    stateFor(
      tx,
      news,
      { ...context, companyId: session.companyId },
      { now, onlineNum: await onlineIn(tx, news.live.liveId, now) },
    ),
  );
}

function sourcesOf(row: LiveRow, playbackId: number | undefined, status: LiveStatus) {
  if (status === LiveStatus.Cancelled) throw new BusinessError(ErrorCode.LiveNotStarted);
  if (playbackId === undefined) return status === LiveStatus.Live ? row.sources : [];
  const chosen = row.playbacks.find((playback) => playback.playbackId === playbackId);
  if (status !== LiveStatus.Playback || chosen === undefined) {
    throw new BusinessError(ErrorCode.LiveNoPlayback);
  }
  return chosen.sources;
}

/** Answers `roomEnter`. */
export async function enterRoom(context: SessionContext, request: EnterRequest): Promise<RoomEntry> {
  const { tx, session, media, now, locale } = context;
  const { liveId, playbackId, playerTag } = request;
  const found = await roomOr404(context, liveId);
  const status = statusOf(found.live, now);
  const sources = sourcesOf(found.live, playbackId, status);
  const role = await roleIn(context, found.live);
  if (playbackId !== undefined) await endOtherStudy(context);
  const { userId, companyId } = session;
  const came = await tx
    .insert(liveWatch)
    .values({ userId, companyId, liveId, playerTag, seenTime: now, beatTime: now })
    .onConflictDoNothing()
    .returning({ liveId: liveWatch.liveId });
  // A person who comes back starts a new interval; time watched before is kept.
  if (came.length === 0) {
    await tx.update(liveWatch).set({ seenTime: now, beatTime: now }).where(ownWatch(context, liveId));
  }
  const ticket = await asSystemWithin(context, async () => {
    if (came.length > 0) {
      await tx
        .update(liveRoom)
        .set({ viewNum: sql`${liveRoom.viewNum} + 1` })
        .where(eq(liveRoom.liveId, liveId));
    }
    return issueTicket(tx, { tokenHash: session.tokenHash, liveId, locale }, now);
  });
  const state = await stateOf(context, await latestNews(tx, await roomOr404(context, liveId), latestMost));
  const own = await watchRow(context, liveId);
  return {
    roomId: String(liveId),
    sources: signedSources(sources, media),
    playOffset:
      status === LiveStatus.Live
        ? playOffsetOf(found.live.startTime, found.live.loopSeconds, now)
        : undefined,
    role,
    state,
    wsTicket: { ...ticket, url: socketPath },
    outboxKey: outboxKey(context),
    progress:
      own === undefined
        ? undefined
        : { ...watchedOf(own.seconds, found.live, own.doneTime), lastPosition: own.lastPosition },
  };
}

export const ownWatch = ({ session }: SessionContext, liveId: number) =>
  and(
    eq(liveWatch.userId, session.userId),
    eq(liveWatch.companyId, session.companyId),
    eq(liveWatch.liveId, liveId),
  );

/** Ends a running study session, because only one playback at a time is credited. */
async function endOtherStudy({ tx, session, now }: SessionContext): Promise<void> {
  await tx
    .update(studySession)
    .set({ state: StudySessionState.Superseded, supersededTime: now })
    .where(
      and(
        eq(studySession.userId, session.userId),
        eq(studySession.companyId, session.companyId),
        eq(studySession.state, StudySessionState.Active),
      ),
    );
}

/** The state of a room that the caller cannot see, because a background call never answers with an error code. */
const nothingSince = (after: number, now: number): RoomState => ({
  status: LiveStatus.Ended,
  onlineNum: 0,
  viewNum: 0,
  muted: false,
  reactions: {},
  list: [],
  nextAfter: after,
  serverTime: now,
});

/** Answers `roomPoll`: what happened since `after`; the poll also counts as a sign of life. */
export async function pollRoom(context: SessionContext, liveId: number, after: number): Promise<RoomState> {
  const { tx, session, now, noRoom } = context;
  const found = await findRoom(tx, liveId, session);
  if (found === undefined) return nothingSince(after, now);
  if (!noRoom) {
    await tx
      .update(liveWatch)
      .set({ seenTime: now })
      .where(and(ownWatch(context, liveId), lt(liveWatch.seenTime, now - seenStepMs)));
  }
  return stateOf(context, await newsSince(tx, found, after));
}
