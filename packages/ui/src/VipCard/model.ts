import { VipStatus } from '@stoa/domain';

/** How the reader's membership stands, of whichever package it was bought. */
export type VipStanding =
  | { readonly status: typeof VipStatus.None }
  | { readonly status: typeof VipStatus.Active | typeof VipStatus.Expired; readonly expireTime: number };

/** What choosing a package does from here: the first time, on top of what runs, or after a break. */
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

/** Fen a month, never less than is paid; nothing where it would repeat the price. */
export const monthlyFen = (priceFen: number, months: number): number | undefined =>
  months > 1 && priceFen > 0 ? Math.ceil(priceFen / months) : undefined;
