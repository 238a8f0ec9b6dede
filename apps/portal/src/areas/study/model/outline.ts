import type { Chapter, CourseItem } from '@stoa/api/contract/course';
import type { StudyBeatResult, StudyStart } from '@stoa/api/contract/study';
import { ProgressState } from '@stoa/domain';
import { itemsOf, notOpen } from '@stoa/pages/study';

const neighbour = (items: readonly CourseItem[], itemId: number, step: 1 | -1): CourseItem | undefined => {
  const at = items.findIndex((item) => item.itemId === itemId);
  if (at === -1) return undefined;
  for (let next = at + step; next >= 0 && next < items.length; next += step) {
    const item = items[next];
    if (item !== undefined && notOpen(item) === undefined) return item;
  }
  return undefined;
};

export const nextOf = (items: readonly CourseItem[], itemId: number) => neighbour(items, itemId, 1);
export const previousOf = (items: readonly CourseItem[], itemId: number) => neighbour(items, itemId, -1);

/** The item that has to be finished before the locked item opens. */
export function blockerOf(items: readonly CourseItem[], itemId: number): CourseItem | undefined {
  const at = items.findIndex((item) => item.itemId === itemId);
  return items
    .slice(0, Math.max(0, at))
    .find((item) => item.required && item.state !== ProgressState.Completed);
}

/** The item to open in a chapter: its first that is not finished, else its first. */
export function entryOf(chapters: readonly Chapter[], chapterId: number): CourseItem | undefined {
  const all = chapters.flatMap((chapter) => [chapter, ...(chapter.children ?? [])]);
  const chapter = all.find((one) => one.chapterId === chapterId);
  const items = chapter ? itemsOf([chapter]) : [];
  return items.find((item) => item.state !== ProgressState.Completed) ?? items[0];
}

function withItems(chapters: readonly Chapter[], change: (item: CourseItem) => CourseItem): Chapter[] {
  return chapters.map((chapter) => ({
    ...chapter,
    items: chapter.items.map(change),
    ...(chapter.children ? { children: withItems(chapter.children, change) } : {}),
  }));
}

/** Applies a beat's answer to what the page shows; every number in it comes from the server. */
export function answered(start: StudyStart, { item, course, unlocked = [] }: StudyBeatResult): StudyStart {
  const open = new Set(unlocked);
  const chapters = withItems(start.chapters, (one) => {
    if (one.itemId === item.itemId) {
      return { ...one, state: item.state, percent: item.percent, lastPosition: item.lastPosition };
    }
    if (!open.has(one.itemId)) return one;
    const { lockedReason: _lockedReason, ...rest } = one;
    return { ...rest, state: ProgressState.NotStarted };
  });
  const own = item.itemId === start.item.itemId;
  return {
    ...start,
    chapters,
    progress: own ? item : start.progress,
    course: course
      ? {
          ...start.course,
          progress: { ...start.course.progress, state: course.state, percent: course.percent },
        }
      : start.course,
  };
}
