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
  /** The second that the address asks for. */
  wish?: number | undefined;
}

/** Why an item does not open. */
export type StudyRefusal = 'vip' | 'buy' | 'order' | 'notOpen' | 'none' | 'network';

export type StudyHold =
  | { readonly kind: 'tab' | 'device' | 'trial' }
  | { readonly kind: 'presence'; readonly checkId: string; readonly deadlineTime: number };

export interface StudyState {
  phase: 'loading' | 'ready' | 'refused';
  /** The last item that opened; its course stays in view while the next one loads. */
  start?: StudyStart | undefined;
  startAt: number;
  refusal?: StudyRefusal | undefined;
  /** The contents of the course for a refused item, if the person may see them. */
  outline?: CourseChapters | undefined;
  refusedId?: number | undefined;
  hold?: StudyHold | undefined;
  /** When the item ended, by the clock of this device; undefined while it has not. */
  endedAt?: number | undefined;
  failures: number;
  /** How often the person wanted to continue here and the server could not be reached. */
  takeOverFailed: number;
  /** Server time minus device time. */
  skew: number;
  /** The awards of this visit so far. */
  awards: readonly Award[];
  /** How often an item has unlocked the next one without any award. */
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

/** For a refused item, the item that has to be finished first. */
export const blockerFor = ({ outline, refusedId }: StudyState) =>
  outline && refusedId !== undefined ? blockerOf(itemsOf(outline.chapters), refusedId) : undefined;
