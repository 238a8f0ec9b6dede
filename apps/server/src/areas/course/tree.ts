import type { Chapter, CourseItem } from '@stoa/api/contract/course';
import { ProgressState } from '@stoa/domain';
import type { AccessState, ExamKind } from '@stoa/domain';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chapter, courseItem, exam, itemProgress } from '../../db/schema/index.ts';
import type { PersonScope } from '../../db/scope.ts';
import type { SessionContext } from '../../http/handle.ts';
import { lockedItems, rollUp } from '../study/completion.ts';
import type { CourseItemState } from '../study/completion.ts';
import { mayStudy } from './summary.ts';
import type { CourseRow } from './summary.ts';

/** An item; a test has the kind of its exam, as far as the person may see the exam. */
export type ItemRow = typeof courseItem.$inferSelect & { readonly examKind: ExamKind | null };
export type ItemProgressRow = typeof itemProgress.$inferSelect;
/** An item's progress without its ranges and pages, which may be larger than the rest of a course. */
export type ItemStanding = Omit<ItemProgressRow, 'covered' | 'pagesSeen'>;
type ChapterRow = typeof chapter.$inferSelect;

/** Items of a course in the order in which they are studied, with the person's progress. */
export interface CourseTree {
  readonly chapters: readonly ChapterRow[];
  readonly items: readonly ItemRow[];
  readonly progress: ReadonlyMap<number, ItemStanding>;
}

const { covered: _covered, pagesSeen: _pagesSeen, ...standing } = getTableColumns(itemProgress);

/** A course with the caller's own progress, in reading order. */
export async function treeOf(
  { tx, session: { userId, companyId } }: { readonly tx: Database; readonly session: PersonScope },
  courseId: number,
): Promise<CourseTree> {
  const chapters = await tx
    .select()
    .from(chapter)
    .where(eq(chapter.courseId, courseId))
    .orderBy(asc(chapter.sort), asc(chapter.chapterId));
  const rows = await tx
    .select({ item: courseItem, own: standing, examKind: exam.examKind })
    .from(courseItem)
    .leftJoin(exam, eq(exam.examId, courseItem.examId))
    .leftJoin(
      itemProgress,
      and(
        eq(itemProgress.itemId, courseItem.itemId),
        eq(itemProgress.userId, userId),
        eq(itemProgress.companyId, companyId),
      ),
    )
    .where(eq(courseItem.courseId, courseId))
    .orderBy(asc(courseItem.sort), asc(courseItem.itemId));
  const ordered = inReadingOrder(chapters);
  return {
    chapters,
    items: ordered.flatMap((one) =>
      rows
        .map(({ item, examKind }) => ({ ...item, examKind }))
        .filter((item) => item.chapterId === one.chapterId),
    ),
    progress: new Map(rows.flatMap(({ own }) => (own === null ? [] : [[own.itemId, own]]))),
  };
}

const inReadingOrder = (chapters: readonly ChapterRow[]): ChapterRow[] =>
  chapters
    .filter((one) => one.parentId === 0)
    .flatMap((one) => [one, ...chapters.filter((child) => child.parentId === one.chapterId)]);

/** State of every item in the form that the completion rules take. */
export const itemStates = ({ items, progress }: CourseTree): CourseItemState[] =>
  items.map(({ itemId, required }) => {
    const own = progress.get(itemId);
    return {
      itemId,
      required,
      percent: own?.percent ?? 0,
      completed: own !== undefined && own.completedTime !== null,
    };
  });

export function itemView(
  row: ItemRow,
  own: ItemStanding | undefined,
  locked: boolean,
  access: AccessState,
  text: SessionContext['text'],
): CourseItem {
  const closed = !mayStudy(access) && !row.trial;
  return {
    itemId: row.itemId,
    courseId: row.courseId,
    chapterId: row.chapterId,
    title: text(row.title),
    itemKind: row.itemKind,
    fileLabel: row.fileLabel,
    duration: row.duration ?? undefined,
    pageCount: row.pageCount ?? undefined,
    size: row.size ?? undefined,
    required: row.required,
    trial: row.trial,
    state: locked ? ProgressState.Locked : (own?.state ?? ProgressState.NotStarted),
    percent: own?.percent ?? 0,
    lastPosition: own?.lastPosition ?? 0,
    studySeconds: own?.studySeconds,
    lockedReason: closed ? 'ACCESS' : locked ? 'ORDER' : undefined,
    examId: row.examId ?? undefined,
    examKind: row.examKind ?? undefined,
  };
}

/** Chapters with their items, at most two levels deep. */
export function chaptersOf(
  tree: CourseTree,
  row: CourseRow,
  access: AccessState,
  text: SessionContext['text'],
): Chapter[] {
  const locked = lockedItems(itemStates(tree), row.policy.orderPolicy);
  const view = (one: ChapterRow): Chapter => {
    const inside = tree.chapters.filter((child) => child.parentId === one.chapterId);
    const family = new Set([one.chapterId, ...inside.map((child) => child.chapterId)]);
    const items = tree.items.filter((item) => family.has(item.chapterId));
    const started = items.some((item) => tree.progress.has(item.itemId));
    const { state, percent } = rollUp(itemStates({ ...tree, items }), started);
    return {
      chapterId: one.chapterId,
      courseId: one.courseId,
      title: text(one.title),
      sort: one.sort,
      duration: items.reduce((sum, item) => sum + (item.duration ?? 0), 0),
      state,
      percent,
      items: items
        .filter((item) => item.chapterId === one.chapterId)
        .map((item) => itemView(item, tree.progress.get(item.itemId), locked.has(item.itemId), access, text)),
      children: inside.length > 0 ? inside.map(view) : undefined,
    };
  };
  return tree.chapters.filter((one) => one.parentId === 0).map(view);
}

/**
 * The item at which to continue: the item studied last unless it is completed, otherwise the first open one,
 * otherwise the first.
 */
export function resumeItem(tree: CourseTree, row: CourseRow, lastItemId: number | null): ItemRow | undefined {
  const states = itemStates(tree);
  const locked = lockedItems(states, row.policy.orderPolicy);
  const open = (itemId: number) =>
    !locked.has(itemId) && states.find((state) => state.itemId === itemId)?.completed === false;
  return (
    tree.items.find((item) => item.itemId === lastItemId && open(item.itemId)) ??
    tree.items.find((item) => open(item.itemId)) ??
    tree.items[0]
  );
}
