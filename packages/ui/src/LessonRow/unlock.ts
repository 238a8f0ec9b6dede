import { AccessState } from '@stoa/domain';

/** How a person who lacks access to a course opens its lessons. */
export type Unlock = 'vip' | 'buy' | 'other';

/** `undefined` when the person has access, so that no lesson is locked for want of it and none is a trial. */
export function unlockOf(access: AccessState): Unlock | undefined {
  switch (access) {
    case AccessState.Ok:
      return undefined;
    case AccessState.NeedVip:
      return 'vip';
    case AccessState.NeedBuy:
      return 'buy';
    case AccessState.NotInScope:
    case AccessState.OffShelf:
    case AccessState.NotOpen:
      return 'other';
    default:
      return access satisfies never;
  }
}
