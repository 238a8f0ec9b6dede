import { AccessState } from '@stoa/domain';

/** What a person without access to a course needs to open its lessons. */
export type Unlock = 'vip' | 'buy' | 'other';

/** `undefined` if the person has access; then no lesson is locked for lack of access and none is a trial. */
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
