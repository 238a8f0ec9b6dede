import type { CourseDetail, CourseItem } from '@stoa/api/contract/course';
import { AccessState, ProgressState } from '@stoa/domain';

/** Why a course cannot be begun. */
export type ClosedReason = 'vip' | 'buy' | 'notOpen' | 'offShelf' | 'scope';

export type NextStep =
  | { readonly kind: 'start' }
  | { readonly kind: 'continue'; readonly itemId: number; readonly title: string; readonly position: number }
  | { readonly kind: 'again' }
  | { readonly kind: 'closed'; readonly reason: ClosedReason };

type Standing = Pick<CourseDetail, 'access' | 'enrolled' | 'progress' | 'resume'>;

/** The one action that the page offers for a course. */
export function nextStepOf({ access, enrolled, progress, resume }: Standing): NextStep {
  switch (access) {
    case AccessState.NeedVip:
      return { kind: 'closed', reason: 'vip' };
    case AccessState.NeedBuy:
      return { kind: 'closed', reason: 'buy' };
    case AccessState.NotOpen:
      return { kind: 'closed', reason: 'notOpen' };
    case AccessState.NotInScope:
      return { kind: 'closed', reason: 'scope' };
    case AccessState.OffShelf:
      // A person who is enrolled may continue until the course is removed.
      if (!enrolled) return { kind: 'closed', reason: 'offShelf' };
      break;
    case AccessState.Ok:
      break;
    default:
      return access satisfies never;
  }
  if (!enrolled) return { kind: 'start' };
  if (progress?.state === ProgressState.Completed) return { kind: 'again' };
  return resume ? { kind: 'continue', ...resume } : { kind: 'start' };
}

interface TrialChapter {
  readonly items: readonly Pick<CourseItem, 'itemId' | 'title' | 'trial' | 'lockedReason'>[];
  readonly children?: readonly TrialChapter[] | undefined;
}

/**
 * The first item that opens without access to the course; `undefined` when the course itself opens, or is not
 * available.
 */
export function trialOf(
  access: AccessState,
  chapters: readonly TrialChapter[],
): Pick<CourseItem, 'itemId' | 'title'> | undefined {
  if (access !== AccessState.NeedVip && access !== AccessState.NeedBuy) return undefined;
  for (const { items, children = [] } of chapters) {
    const found =
      items.find(({ trial, lockedReason }) => trial && lockedReason === undefined) ??
      trialOf(access, children);
    if (found) return found;
  }
  return undefined;
}

/**
 * Why an item does not open: another item must be finished first, or the course itself is not open to the
 * person.
 */
export type Lock = 'order' | 'access';

/** The lock of an item; `undefined` when it opens. */
export function lockOf(item: Pick<CourseItem, 'lockedReason' | 'state'>): Lock | undefined {
  if (item.lockedReason === 'ACCESS') return 'access';
  if (item.lockedReason === 'ORDER' || item.state === ProgressState.Locked) return 'order';
  return undefined;
}
