import { AccessState, ChargeKind, ErrorCode, PurchaseKind, VipStatus } from '@stoa/domain';
import type { GlobalConfig } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';

/** What the caller may see and has paid for, read once per request. */
export interface Viewer {
  readonly userId: number;
  readonly companyId: number;
  readonly jobLevel: number;
  /** Own organisations and those above them, because what is shown to a region is shown to its shops. */
  readonly orgIds: readonly number[];
  readonly vip: boolean;
  readonly boughtCourses: ReadonlySet<number>;
  /** Charged courses that the administrators of this company opened to the person. */
  readonly openedCourses: ReadonlySet<number>;
  readonly hideVip: boolean;
  readonly flags: GlobalConfig;
}

export interface Charged {
  readonly courseId: number;
  readonly chargeKind: ChargeKind;
  readonly openTime: number | null;
  readonly onShelf: boolean;
}

/** Whether the person has a charged course: by the membership, by a purchase, or because it was opened to them. */
const has = ({ courseId, chargeKind }: Charged, viewer: Viewer): boolean =>
  viewer.openedCourses.has(courseId) ||
  (chargeKind === ChargeKind.Vip ? viewer.vip : viewer.boughtCourses.has(courseId));

/** Whether this person may open the course now, as an `AccessState`. */
export function accessOf(course: Charged, viewer: Viewer, now: number): AccessState {
  if (!course.onShelf) return AccessState.OffShelf;
  if (course.openTime !== null && course.openTime > now) return AccessState.NotOpen;
  if (course.chargeKind === ChargeKind.Free || has(course, viewer)) return AccessState.Ok;
  return course.chargeKind === ChargeKind.Vip ? AccessState.NeedVip : AccessState.NeedBuy;
}

/** Why somebody with this access may not study; undefined when they may. */
export function refusalOf(access: AccessState): ErrorCode | undefined {
  switch (access) {
    case AccessState.Ok:
      return undefined;
    case AccessState.NeedVip:
      return ErrorCode.CourseNeedVip;
    case AccessState.NeedBuy:
      return ErrorCode.CourseNeedBuy;
    case AccessState.NotOpen:
      return ErrorCode.CourseNotOpen;
    default:
      return ErrorCode.NotFound;
  }
}

/** Throws the error of a call that needs access (`courseEnrol`, `studyStart`). */
export function demandAccess(access: AccessState): void {
  const refusal = refusalOf(access);
  if (refusal !== undefined) throw new BusinessError(refusal);
}

export const isVip = (status: VipStatus, expireTime: number | null, now: number): boolean =>
  status === VipStatus.Active && (expireTime ?? 0) > now;

export const ownsCourse = (purchaseKind: PurchaseKind): boolean => purchaseKind === PurchaseKind.Course;

/** Charged courses are not listed if the company does not show them, unless the person has them. */
export const isListed = (course: Charged, viewer: Viewer): boolean =>
  course.chargeKind === ChargeKind.Free || viewer.flags.showVipPaidCourseFlg || has(course, viewer);

/** How long a course counts as new. */
export const freshMs = 90 * 24 * 3_600_000;

/** Sharing is shown if the company has sharing rewards. */
export const mayShare = (flags: GlobalConfig): boolean => flags.showSharingRewardsFlg;
