import type { LiveDetail, LiveSummary } from '@stoa/api/contract/live';
import { Relation, TargetKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { liveRoom, person, relationMark } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { cornersOf } from '../course/summary.ts';
import type { LiveRow } from './room.ts';
import { statusOf } from './rules.ts';

type PersonBrief = LiveDetail['lecturers'][number];

/** The lecturers of these streams by id. */
export async function lecturersOf(
  { tx, text, media }: SessionContext,
  rows: readonly LiveRow[],
): Promise<ReadonlyMap<number, PersonBrief>> {
  const ids = [...new Set(rows.flatMap(({ lecturerIds }) => lecturerIds))];
  if (ids.length === 0) return new Map();
  const found = await tx.select().from(person).where(oneOf(person.personId, ids));
  return new Map(
    found.map(({ personId, role, name, avatar, title, tags }) => [
      personId,
      { personId, role, name: text(name), avatar: media(avatar), title: text(title), tags: tags.map(text) },
    ]),
  );
}

export const inOrder = (
  { lecturerIds }: LiveRow,
  lecturers: ReadonlyMap<number, PersonBrief>,
): PersonBrief[] => lecturerIds.flatMap((id) => lecturers.get(id) ?? []);

/** Streams as a list shows them. */
export async function summariesOf(
  context: SessionContext,
  rows: readonly LiveRow[],
  lecturers: ReadonlyMap<number, PersonBrief>,
): Promise<LiveSummary[]> {
  if (rows.length === 0) return [];
  const { tx, session, text, media, now } = context;
  const ids = rows.map(({ liveId }) => liveId);
  const views = await tx
    .select({ liveId: liveRoom.liveId, viewNum: liveRoom.viewNum })
    .from(liveRoom)
    .where(oneOf(liveRoom.liveId, ids));
  const viewNums = new Map(views.map(({ liveId, viewNum }) => [liveId, viewNum]));
  const marks = await tx
    .select({ id: relationMark.targetId })
    .from(relationMark)
    .where(
      and(
        eq(relationMark.userId, session.userId),
        eq(relationMark.companyId, session.companyId),
        eq(relationMark.relation, Relation.Subscribe),
        eq(relationMark.targetKind, TargetKind.Live),
        oneOf(relationMark.targetId, ids),
      ),
    );
  const subscribed = new Set(marks.map(({ id }) => id));
  return rows.map((row) => ({
    liveId: row.liveId,
    liveKind: row.liveKind,
    title: text(row.title),
    coverUrl: media(row.coverUrl),
    status: statusOf(row, now),
    startTime: row.startTime,
    endTime: row.endTime,
    lecturerNames: inOrder(row, lecturers).map(({ name }) => name),
    subscribeNum: row.subscribeNum,
    viewNum: viewNums.get(row.liveId),
    subscribed: subscribed.has(row.liveId),
    corners: cornersOf(row.corners, text),
  }));
}
