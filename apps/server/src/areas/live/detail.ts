import type { LiveDetail } from '@stoa/api/contract/live';
import { and, eq } from 'drizzle-orm';
import { liveWatch } from '../../db/schema/index.ts';
import type { StoredSource } from '../../db/schema/live.ts';
import { ErrorCode } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { findRoom } from './room.ts';
import type { LiveRow, RoomRow } from './room.ts';
import { minWatchPercent, watchedOf } from './rules.ts';
import { inOrder, lecturersOf, summariesOf } from './summary.ts';

/** A room that the caller can see; one of another company answers the same as one that does not exist. */
export async function roomOr404(
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  liveId: number,
): Promise<{ live: LiveRow; room: RoomRow }> {
  const found = await findRoom(tx, liveId, session);
  if (found === undefined) throw new BusinessError(ErrorCode.NotFound);
  return found;
}

export async function watchRow({ tx, session }: SessionContext, liveId: number) {
  const [own] = await tx
    .select()
    .from(liveWatch)
    .where(
      and(
        eq(liveWatch.userId, session.userId),
        eq(liveWatch.companyId, session.companyId),
        eq(liveWatch.liveId, liveId),
      ),
    );
  return own;
}

export const signedSources = (stored: readonly StoredSource[], media: SessionContext['media']) =>
  stored.map(({ path, ...source }) => ({ ...source, url: media(path) }));

/** Answers `liveDetail`. */
export async function liveDetailOf(context: SessionContext, liveId: number): Promise<LiveDetail> {
  const { text, media, now } = context;
  const { live: row, room } = await roomOr404(context, liveId);
  const lecturers = await lecturersOf(context, [row]);
  const [summary] = await summariesOf(context, [row], lecturers);
  if (summary === undefined) throw new BusinessError(ErrorCode.NotFound);
  const own = await watchRow(context, liveId);
  return {
    ...summary,
    introHtml: text(row.introHtml),
    lecturers: inOrder(row, lecturers),
    materials: [],
    chatOn: row.chatOn,
    muted: room.muted,
    announcement: room.announcement ?? undefined,
    playbacks: row.playbacks.map(({ playbackId, title, duration, sources }) => ({
      playbackId,
      title: text(title),
      duration,
      sources: signedSources(sources, media),
      lastPosition: own?.lastPosition ?? 0,
    })),
    credit: row.credit ?? undefined,
    minWatchPercent,
    watch: own === undefined ? undefined : watchedOf(own.seconds, row, own.doneTime),
    serverTime: now,
  };
}
