import { isApiError } from '@stoa/api';
import { ErrorCode } from '@stoa/domain';
import type { StudyRefusal } from './model/state.ts';

/** Why an item does not open, by the error of the call. */
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
