import type { RoomBeatResult } from '@stoa/api/contract/live';
import { AwardKind, LiveStatus, Reaction, StudyRecordKind, TargetKind } from '@stoa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { liveRoom, liveWatch } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { grant } from '../../shared/credit.ts';
import { notices } from '../../shared/notices.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { addStudyTime } from '../study/record.ts';
import { ownWatch } from './enter.ts';
import { findRoom, onlineIn } from './room.ts';
import type { LiveRow } from './room.ts';
import { creditOf, statusOf, watchedOf } from './rules.ts';
import type { WatchBeat } from './rules.ts';

export interface RoomBeat extends WatchBeat {
  liveId: number;
  playbackId?: number | undefined;
  position?: number | undefined;
  reactions?: Record<string, number> | undefined;
}

const reactionNames = Object.values(Reaction).map(String);
/**
 * The largest number of reactions of one kind in a beat, because nobody presses more often between two beats.
 */
const mostReactions = 100;

/** Known reactions as whole, limited numbers; anything else in the request is left out. */
export const cleanReactions = (sent: Readonly<Record<string, number>>): Map<string, number> =>
  new Map(
    reactionNames.flatMap((name): [string, number][] => {
      const count = Math.min(mostReactions, Math.trunc(Object.hasOwn(sent, name) ? (sent[name] ?? 0) : 0));
      return count > 0 ? [[name, count]] : [];
    }),
  );

/** Answers `roomBeat`: stores what was watched, that the person is present, and the reactions. */
export async function beatRoom(context: SessionContext, beat: RoomBeat): Promise<RoomBeatResult> {
  const { tx, session, now } = context;
  const row = (await findRoom(tx, beat.liveId, session))?.live;
  if (row === undefined) return { watch: { seconds: 0, percent: 0, done: false }, online: 0, awards: [] };
  const { userId, companyId } = session;
  await tx
    .insert(liveWatch)
    .values({ userId, companyId, liveId: beat.liveId, seenTime: now, beatTime: now })
    .onConflictDoNothing();
  // The row is locked, because two tabs may send beats at the same time.
  const [own] = await tx.select().from(liveWatch).where(ownWatch(context, beat.liveId)).for('update');
  if (own === undefined) throw new Error('The beat found no place.');
  const isNew = beat.playerTag !== own.playerTag || beat.seq > own.lastSeq;
  const plays = playsNow(row, beat.playbackId, now);
  const next = creditOf(own, plays ? beat : { ...beat, seconds: 0 }, now);
  const watched = watchedOf(next.seconds, row, own.doneTime);
  await tx
    .update(liveWatch)
    .set({ ...next, seenTime: now, lastPosition: beat.position ?? own.lastPosition })
    .where(ownWatch(context, beat.liveId));
  const seconds = next.seconds - own.seconds;
  await addStudyTime(context, { kind: StudyRecordKind.Live, refId: beat.liveId, seconds });
  const awards = watched.done && own.doneTime === null ? await finish(context, row) : [];
  const online = await asSystemWithin(context, async () => {
    if (isNew) await press(context, beat);
    return onlineIn(tx, beat.liveId, now);
  });
  return { watch: watched, online, awards };
}

function playsNow(row: LiveRow, playbackId: number | undefined, now: number): boolean {
  const status = statusOf(row, now);
  if (playbackId === undefined) return status === LiveStatus.Live;
  return status === LiveStatus.Playback && row.playbacks.some((one) => one.playbackId === playbackId);
}

/** Awards the credit once, with the beat that reaches the needed percentage. */
async function finish(context: SessionContext, row: LiveRow): Promise<RoomBeatResult['awards']> {
  const { tx, session, now, text } = context;
  const { userId, companyId } = session;
  const done = await tx
    .update(liveWatch)
    .set({ doneTime: now })
    .where(and(ownWatch(context, row.liveId), isNull(liveWatch.doneTime)))
    .returning({ liveId: liveWatch.liveId });
  if (done.length === 0 || row.credit === null) return [];
  const granted = await grant(context, {
    userId,
    companyId,
    source: { kinds: [TargetKind.Live], id: row.liveId },
    credit: row.credit,
    reason: 'COMPLETE',
    notice: (given) => notices.liveCredit({ ...given, title: row.title }),
  });
  if (granted === undefined) return [];
  return [
    {
      kind: AwardKind.Credit,
      title: text(row.title),
      value: granted.credit,
      target: { kind: TargetKind.Live, id: row.liveId },
    },
  ];
}

/** Adds reactions to the room's counters; runs as the system, because the counters belong to the room. */
async function press({ tx }: SessionContext, { liveId, reactions = {} }: RoomBeat): Promise<void> {
  const pressed = cleanReactions(reactions);
  if (pressed.size === 0) return;
  const [room] = await tx.select().from(liveRoom).where(eq(liveRoom.liveId, liveId)).for('update');
  if (room === undefined) return;
  const counted = { ...room.reactions };
  for (const [name, count] of pressed) counted[name] = (counted[name] ?? 0) + count;
  await tx.update(liveRoom).set({ reactions: counted }).where(eq(liveRoom.liveId, liveId));
}
