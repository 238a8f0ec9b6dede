import { isApiError } from '@stoa/api';
import type { CourseChapters } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { ErrorCode, type Award, type StudyContext } from '@stoa/domain';
import { itemsOf } from '@stoa/pages/study';
import { blockerOf } from './outline.ts';

export interface StudyRequest {
  courseId: number;
  itemId?: number | undefined;
  chapterId?: number | undefined;
  context: StudyContext;
  /** Second that the address asks for. */
  wish?: number | undefined;
}

/** Why an item does not open. */
export type StudyRefusal = 'vip' | 'buy' | 'order' | 'notOpen' | 'none' | 'network';

export type StudyHold =
  | { readonly kind: 'tab' | 'device' | 'trial' }
  | { readonly kind: 'presence'; readonly checkId: string; readonly deadlineTime: number };

export interface StudyState {
  phase: 'loading' | 'ready' | 'refused';
  /** The last item that opened; while the next one loads its course stays in view. */
  start?: StudyStart | undefined;
  startAt: number;
  refusal?: StudyRefusal | undefined;
  /** Contents for a refused item, when they may be seen. */
  outline?: CourseChapters | undefined;
  refusedId?: number | undefined;
  hold?: StudyHold | undefined;
  /** When the item ended, by the clock of this device; undefined while it has not. */
  endedAt?: number | undefined;
  failures: number;
  /** How often it was wanted to go on here, and the server could not be asked. */
  takeOverFailed: number;
  /** Server time minus device time. */
  skew: number;
  /** What this visit has brought so far. */
  awards: readonly Award[];
  /** How often an item has opened the next one, and brought nothing else. */
  unlocks: number;
}

export const freshState: StudyState = {
  phase: 'loading',
  startAt: 0,
  failures: 0,
  takeOverFailed: 0,
  skew: 0,
  awards: [],
  unlocks: 0,
};

export function refusalOf(error: unknown): StudyRefusal {
  if (!isApiError(error) || error.kind !== 'business') return 'network';
  switch (error.code) {
    case ErrorCode.CourseNeedVip:
      return 'vip';
    case ErrorCode.CourseNeedBuy:
      return 'buy';
    case ErrorCode.ItemLocked:
      return 'order';
    case ErrorCode.CourseNotOpen:
      return 'notOpen';
    case ErrorCode.NotFound:
    case ErrorCode.NoPermission:
      return 'none';
    default:
      return 'network';
  }
}

/** What has to be finished first, for a refused item. */
export const blockerFor = ({ outline, refusedId }: StudyState) =>
  outline && refusedId !== undefined ? blockerOf(itemsOf(outline.chapters), refusedId) : undefined;
