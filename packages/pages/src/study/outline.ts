import type { Chapter, CourseItem } from '@stoa/api/contract/course';
import { ItemKind, ProgressState } from '@stoa/domain';

/** Lessons in the order in which they are studied. */
export const itemsOf = (chapters: readonly Chapter[]): CourseItem[] =>
  chapters.flatMap(({ items, children }) => [...items, ...itemsOf(children ?? [])]);

/** Why a lesson does not open here. */
export type NotOpen = 'order' | 'access' | 'test';

/** Why a lesson does not open here; `undefined` when it does. A test opens if the back end names its exam. */
export function notOpen(
  item: Pick<CourseItem, 'examId' | 'itemKind' | 'lockedReason' | 'state'>,
): NotOpen | undefined {
  if (item.lockedReason === 'ACCESS') return 'access';
  if (item.lockedReason === 'ORDER' || item.state === ProgressState.Locked) return 'order';
  return item.itemKind === ItemKind.Test && item.examId === undefined ? 'test' : undefined;
}

/** The number of finished lessons, and of all lessons. */
export function doneOf(chapters: readonly Chapter[]): { done: number; of: number } {
  const items = itemsOf(chapters);
  return { done: items.filter(({ state }) => state === ProgressState.Completed).length, of: items.length };
}
