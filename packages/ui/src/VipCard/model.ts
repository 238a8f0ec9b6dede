import { VipStatus } from '@stoa/domain';

/** State of the person's membership, whichever package it was bought with. */
export type VipStanding =
  | { readonly status: typeof VipStatus.None }
  | { readonly status: typeof VipStatus.Active | typeof VipStatus.Expired; readonly expireTime: number };

/**
 * What choosing a package does: buy the first membership, extend the present one, or buy again after one has
 * expired.
 */
export type VipDeed = 'open' | 'renew' | 'reopen';

export function deedOf(standing: VipStanding): VipDeed {
  switch (standing.status) {
    case VipStatus.None:
      return 'open';
    case VipStatus.Active:
      return 'renew';
    case VipStatus.Expired:
      return 'reopen';
    default:
      return standing satisfies never;
  }
}

/** Price for a month in fen, rounded up; `undefined` when it would repeat the price. */
export const monthlyFen = (priceFen: number, months: number): number | undefined =>
  months > 1 && priceFen > 0 ? Math.ceil(priceFen / months) : undefined;
