import { ItemKind, OrderPolicy, ProgressState } from '@stoa/domain';

/** What completion depends on besides progress (contract 8.2, the table). */
export interface ItemFacts {
  readonly itemKind: ItemKind;
  /** Media seconds. */
  readonly duration: number;
  /** Pages, images or sheets. */
  readonly pageCount: number;
  /** Length of the text of an image-text item. */
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
  /** Seconds since the item was opened first. */
  readonly sinceOpened: number;
}

export interface Completion {
  readonly percent: number;
  readonly completed: boolean;
}

/** 100 is kept for what is completed (contract 1.3). */
const result = (share: number, completed: boolean): Completion => ({
  completed,
  percent: completed ? 100 : Math.max(0, Math.min(99, Math.floor(share * 100))),
});

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, part / whole) : 1);

/** Seconds that a person must stay before an item without a timeline counts. */
export function stayNeeded(facts: ItemFacts, policy: CompletionPolicy): number {
  switch (facts.itemKind) {
    case ItemKind.Document:
      return Math.max(policy.minStaySeconds, Math.min(300, 2 * facts.pageCount));
    case ItemKind.Table:
      return Math.max(policy.minStaySeconds, 20);
    case ItemKind.ImageText:
      return Math.max(policy.minStaySeconds, (facts.words / 600) * 60 * 0.3);
    case ItemKind.Image:
      // Two seconds for each picture, less what two clocks may differ by (rule 7).
      return (2 * facts.pageCount) / 1.05;
    default:
      return 0;
  }
}

/** Percent and completion of an item (contract 8.2). Tests come with the exam area: they never complete here. */
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

/** Optional items never block; a course without required items asks for all of them. */
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

/** Items that wait for an earlier required one, in the order of the course (contract 8.2). */
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
