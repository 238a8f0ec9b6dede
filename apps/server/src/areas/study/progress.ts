import type { ItemProgress } from '@stoa/api/contract/study';
import { ProgressState } from '@stoa/domain';
import { lengthOf, type Span } from '@stoa/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { itemProgress } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { ItemProgressRow } from '../course/tree.ts';
import { kept } from './media.ts';
import type { ItemState } from './state.ts';

/** Rounds to one decimal, which is exact enough for a position and short in the answer. */
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** The caller's progress in an item, with the ranges and pages that the tree of a course leaves out. */
export async function progressIn(
  { tx, session }: Pick<SessionContext, 'tx' | 'session'>,
  itemId: number,
): Promise<ItemProgressRow | undefined> {
  const [row] = await tx
    .select()
    .from(itemProgress)
    .where(
      and(
        eq(itemProgress.userId, session.userId),
        eq(itemProgress.companyId, session.companyId),
        eq(itemProgress.itemId, itemId),
      ),
    );
  return row;
}

/** Limits ranges that an earlier version stored without a limit, so that no answer contains more. */
export const coveredOf = ({ covered }: Pick<ItemProgressRow, 'covered'>): readonly Span[] => kept(covered);

export const progressView = (row: ItemProgressRow): ItemProgress => ({
  itemId: row.itemId,
  state: row.state,
  percent: row.percent,
  lastPosition: tenths(row.lastPosition),
  maxPosition: tenths(row.maxPosition),
  watchedSeconds: tenths(row.watchedSeconds),
  studySeconds: tenths(row.studySeconds),
  covered: coveredOf(row).map(([from, to]) => [tenths(from), tenths(to)]),
  pagesSeen: row.pagesSeen,
  updatedTime: row.updatedTime,
  completedTime: row.completedTime ?? undefined,
});

export const itemState = (row: ItemProgressRow): ItemState => ({
  covered: coveredOf(row),
  graceUsed: row.graceUsed,
  maxPosition: row.maxPosition,
  lastPosition: row.lastPosition,
  studySeconds: row.studySeconds,
  pagesSeen: row.pagesSeen,
  scrolledToEnd: row.scrolledToEnd,
  openedTime: row.openedTime,
  completedTime: row.completedTime,
  percent: row.percent,
});

/** The columns of an item's row that a beat has changed. */
export const itemRow = (state: ItemState, now: number) => ({
  covered: state.covered.map(([from, to]): [number, number] => [from, to]),
  graceUsed: state.graceUsed,
  maxPosition: state.maxPosition,
  lastPosition: state.lastPosition,
  studySeconds: state.studySeconds,
  watchedSeconds: lengthOf(state.covered),
  pagesSeen: [...state.pagesSeen],
  scrolledToEnd: state.scrolledToEnd,
  completedTime: state.completedTime,
  percent: state.percent,
  state: state.completedTime === null ? ProgressState.InProgress : ProgressState.Completed,
  updatedTime: now,
});
