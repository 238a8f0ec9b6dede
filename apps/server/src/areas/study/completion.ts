import { ItemKind, OrderPolicy, ProgressState } from '@stoa/domain';

/** Facts about an item, besides progress, that its completion depends on. */
export interface ItemFacts {
  readonly itemKind: ItemKind;
  /** Length of the media in seconds. */
  readonly duration: number;
  /** Number of pages, images or sheets. */
  readonly pageCount: number;
  /** Number of words of an image-text item. */
  readonly words: number;
}

export interface CompletionPolicy {
  readonly completeRatio: number;
  readonly minStaySeconds: number;
}

export interface Seen {
  readonly watchedSeconds: number;
  readonly studySeconds: number;
  readonly pagesSeen: number;
  readonly scrolledToEnd: boolean;
  readonly linkDone: boolean;
  /** Seconds since the item was opened for the first time. */
  readonly sinceOpened: number;
}

export interface Completion {
  readonly percent: number;
  readonly completed: boolean;
}

/** 100 means completed, so everything else is at most 99. */
const result = (share: number, completed: boolean): Completion => ({
  completed,
  percent: completed ? 100 : Math.max(0, Math.min(99, Math.floor(share * 100))),
});

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, part / whole) : 1);

/** Seconds that a person must spend on an item without a timeline before it counts. */
export function stayNeeded(facts: ItemFacts, policy: CompletionPolicy): number {
  switch (facts.itemKind) {
    case ItemKind.Document:
      return Math.max(policy.minStaySeconds, Math.min(300, 2 * facts.pageCount));
    case ItemKind.Table:
      return Math.max(policy.minStaySeconds, 20);
    case ItemKind.ImageText:
      return Math.max(policy.minStaySeconds, (facts.words / 600) * 60 * 0.3);
    case ItemKind.Image:
      // Two seconds for each picture, minus 5 %, because two clocks may differ by that much.
      return (2 * facts.pageCount) / 1.05;
    default:
      return 0;
  }
}

/** Percent and completion of an item. Tests are completed by the area of exams, never here. */
export function completionOf(facts: ItemFacts, policy: CompletionPolicy, seen: Seen): Completion {
  const stay = stayNeeded(facts, policy);
  const stayed = seen.studySeconds >= stay;
  const stayShare = shareOf(seen.studySeconds, stay);
  const pageShare = shareOf(seen.pagesSeen, facts.pageCount);
  switch (facts.itemKind) {
    case ItemKind.Video:
    case ItemKind.Audio: {
      const enough = facts.duration > 0 && seen.watchedSeconds >= policy.completeRatio * facts.duration;
      return result(facts.duration > 0 ? seen.watchedSeconds / facts.duration : 0, enough);
    }
    case ItemKind.Document:
    case ItemKind.Image:
      return result(pageShare, pageShare === 1 && stayed);
    case ItemKind.Table:
      return result(stayShare, pageShare === 1 && stayed);
    case ItemKind.ImageText:
      return result(stayShare, seen.scrolledToEnd && stayed);
    case ItemKind.Link:
      return result(0, seen.linkDone && seen.sinceOpened >= 10);
    case ItemKind.Test:
      return result(0, false);
    default:
      return facts.itemKind satisfies never;
  }
}

export interface CourseItemState {
  readonly itemId: number;
  readonly required: boolean;
  readonly percent: number;
  readonly completed: boolean;
}

export interface CourseRollup {
  readonly percent: number;
  readonly state: ProgressState;
  readonly completedItems: number;
  readonly requiredItems: number;
}

/**
 * Progress of a course from its items. Optional items never block; in a course without required items all of
 * them are needed.
 */
export function rollUp(items: readonly CourseItemState[], started: boolean): CourseRollup {
  const required = items.some((item) => item.required) ? items.filter((item) => item.required) : items;
  const completedItems = required.filter((item) => item.completed).length;
  const completed = required.length > 0 && completedItems === required.length;
  const mean =
    required.length === 0 ? 0 : required.reduce((sum, item) => sum + item.percent, 0) / required.length;
  return {
    percent: completed ? 100 : Math.min(99, Math.floor(mean)),
    state: completed
      ? ProgressState.Completed
      : started
        ? ProgressState.InProgress
        : ProgressState.NotStarted,
    completedItems,
    requiredItems: required.length,
  };
}

/** Items that are locked until an earlier required one is completed, in the order of the course. */
export function lockedItems(items: readonly CourseItemState[], order: OrderPolicy): Set<number> {
  const locked = new Set<number>();
  if (order === OrderPolicy.Free) return locked;
  let waiting = false;
  for (const item of items) {
    if (waiting && !item.completed) locked.add(item.itemId);
    if (item.required && !item.completed) waiting = true;
  }
  return locked;
}
