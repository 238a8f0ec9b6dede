import type { CourseDetail, CourseItem } from '@stoa/api/contract/course';
import { AccessState, ProgressState, type StudyContext } from '@stoa/domain';

/** Why a course cannot be begun. */
export type ClosedReason = 'vip' | 'buy' | 'notOpen' | 'offShelf' | 'scope';

export type NextStep =
  | { readonly kind: 'start' }
  | { readonly kind: 'continue'; readonly itemId: number; readonly title: string; readonly position: number }
  | { readonly kind: 'again' }
  | { readonly kind: 'closed'; readonly reason: ClosedReason };

type Standing = Pick<CourseDetail, 'access' | 'enrolled' | 'progress' | 'resume'>;

/** The one thing to do with a course (screens R16, action bar by access). */
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
      // Who has it may go on until it is removed.
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

/** The first item that opens without access to the course; there is none once the course itself opens or is away. */
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

/** Why an item does not open, or nothing when it does. */
export function lockOf(item: Pick<CourseItem, 'lockedReason' | 'state'>): 'order' | 'access' | undefined {
  if (item.lockedReason === 'ACCESS') return 'access';
  if (item.lockedReason === 'ORDER' || item.state === ProgressState.Locked) return 'order';
  return undefined;
}

/** Parameters of an address that say where the learner came from. */
export const contextNames = [
  'planId',
  'taskItemId',
  'topicId',
  'schemeId',
  'stageId',
  'classId',
  'applicationId',
  'mbaId',
] as const satisfies readonly (keyof StudyContext)[];

/** Where the learner came from, as the address says (screens 0.5); wrong values count as not there. */
export function contextFrom(query: URLSearchParams): StudyContext {
  const context: StudyContext = {};
  for (const name of contextNames) {
    const text = query.get(name) ?? '';
    if (/^[1-9]\d{0,14}$/.test(text)) context[name] = Number(text);
  }
  return context;
}
