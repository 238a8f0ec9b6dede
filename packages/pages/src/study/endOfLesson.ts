import type { CourseItem } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind, ProgressState, SeekPolicy } from '@stoa/domain';
import { missing, union } from '@stoa/domain/kernel';
import { itemsOf, notOpen } from './outline.ts';

/** The content of the message at the end of a lesson, and its next step. */
export type EndOfLesson =
  /**
   * The lesson is not complete yet; `from` is its first second that was not watched, if the policy allows a
   * jump to it.
   */
  | { readonly kind: 'incomplete'; readonly from: number | undefined }
  /** The lesson has completed the whole course. */
  | { readonly kind: 'course' }
  /** The next lesson; `plays` says whether it is a film or a recording. */
  | { readonly kind: 'next'; readonly item: CourseItem; readonly plays: boolean }
  /** There is no next lesson, but an earlier one is not complete. */
  | { readonly kind: 'open'; readonly item: CourseItem }
  /** There is no next lesson, and the rest of the course cannot be opened here. */
  | { readonly kind: 'last' };

export interface EndFacts {
  readonly lesson: Pick<StudyStart, 'chapters' | 'course' | 'item' | 'policy' | 'progress'>;
  /** The next lesson that opens. */
  readonly next: CourseItem | undefined;
  /** The lesson that completed the course during this visit. */
  readonly completedBy: number | undefined;
}

const isTimed = ({ itemKind }: Pick<CourseItem, 'itemKind'>): boolean =>
  itemKind === ItemKind.Video || itemKind === ItemKind.Audio;

/** The first second of a film that was not watched yet; `undefined` when everything was. */
function firstUnseen({ item, progress, policy }: EndFacts['lesson']): number | undefined {
  if (!isTimed(item) || item.duration === undefined || policy.seekPolicy === SeekPolicy.NoSeek)
    return undefined;
  // A gap of less than a second comes from the intervals at which the player reports, and is nothing that the
  // person has missed.
  return missing([0, item.duration], union(progress.covered)).find(([from, to]) => to - from >= 1)?.[0];
}

/** The first lesson that is not complete and opens here; optional lessons come after the required ones. */
export function firstOpenOf(items: readonly CourseItem[], exceptId: number): CourseItem | undefined {
  const open = items.filter(
    (item) =>
      item.itemId !== exceptId && item.state !== ProgressState.Completed && notOpen(item) === undefined,
  );
  return open.find(({ required }) => required) ?? open[0];
}

/**
 * The message at the end of a lesson. It never claims that something incomplete is complete, and offers a
 * next step while any lesson is open.
 */
export function endOfLesson({ lesson, next, completedBy }: EndFacts): EndOfLesson {
  const { chapters, course, item, progress } = lesson;
  if (progress.completedTime === undefined) return { kind: 'incomplete', from: firstUnseen(lesson) };
  const isCourseDone = course.progress?.state === ProgressState.Completed;
  if (isCourseDone && completedBy === item.itemId) return { kind: 'course' };
  if (next) return { kind: 'next', item: next, plays: isTimed(next) };
  if (isCourseDone) return { kind: 'course' };
  const open = firstOpenOf(itemsOf(chapters), item.itemId);
  return open ? { kind: 'open', item: open } : { kind: 'last' };
}
