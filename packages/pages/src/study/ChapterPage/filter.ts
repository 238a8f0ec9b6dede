import type { Chapter, CourseItem } from '@stoa/api/contract/course';
import { ProgressState } from '@stoa/domain';
import { itemsOf, notOpen } from '../outline.ts';

const isFinished = ({ state }: Pick<CourseItem, 'state'>): boolean => state === ProgressState.Completed;

/** The contents without finished lessons; a chapter with none left is removed as well. */
export function unfinishedOf(chapters: readonly Chapter[]): Chapter[] {
  return chapters.flatMap((chapter) => {
    const items = chapter.items.filter((item) => !isFinished(item));
    const children = unfinishedOf(chapter.children ?? []);
    if (items.length === 0 && children.length === 0) return [];
    return [{ ...chapter, items, ...(chapter.children ? { children } : {}) }];
  });
}

/** The lesson with which a finished course begins again. */
export const firstItemOf = (chapters: readonly Chapter[]): CourseItem | undefined =>
  itemsOf(chapters).every(isFinished)
    ? itemsOf(chapters).find((item) => notOpen(item) === undefined)
    : undefined;

/** Whether the person has begun any lesson. */
export const isBegun = (chapters: readonly Chapter[]): boolean =>
  itemsOf(chapters).some(
    ({ percent, state }) =>
      percent > 0 || state === ProgressState.InProgress || state === ProgressState.Completed,
  );

/**
 * Where to continue: the first lesson that opens and is not finished; one that was begun comes before the
 * others.
 */
export function nextItemOf(chapters: readonly Chapter[]): CourseItem | undefined {
  const open = itemsOf(chapters).filter((item) => !isFinished(item) && notOpen(item) === undefined);
  return open.find(({ state }) => state === ProgressState.InProgress) ?? open[0];
}
