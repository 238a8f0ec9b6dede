import { VipStatus } from '../enums/account.ts';
import { AccessState, ChargeKind } from '../enums/course.ts';

/** What a course costs, and whether the person who looks at it may open it. */
export interface Charge {
  readonly chargeKind: ChargeKind;
  /** Price in fen (hundredths of a yuan) for a person without a membership. */
  readonly priceFen?: number | undefined;
  /** Price in fen for a member. */
  readonly vipPriceFen?: number | undefined;
  readonly access: AccessState;
}

/** The price of a course for one person. */
export type Price =
  /** There is no price to show: the course is free, or it cannot be bought now. */
  | { readonly kind: 'nothing' }
  /** A paid course that is open to the person: bought, or opened to them by their company. */
  | { readonly kind: 'owned' }
  /** Only VIP members may open the course; it cannot be bought. `included`: this person is a VIP member. */
  | { readonly kind: 'vipOnly'; readonly included: boolean }
  /** The course can be bought. */
  | {
      readonly kind: 'price';
      /** What this person would pay, in fen. */
      readonly theirs: number;
      /**
       * Another amount in fen beside it: for a person without a membership the price that a `member` pays,
       * for a member the price `without` the membership. Only the latter may be shown struck through.
       */
      readonly beside?: { readonly kind: 'member' | 'without'; readonly fen: number } | undefined;
    };

/** The person to whom a price is shown. */
export interface PriceViewer {
  /** Whether the person has a VIP membership now, see `isMember`. */
  readonly member: boolean;
}

const nothing: Price = { kind: 'nothing' };

function paid({ priceFen, vipPriceFen }: Charge, member: boolean): Price {
  if (priceFen === undefined) return nothing;
  // A member price that is not lower is not shown.
  if (vipPriceFen === undefined || vipPriceFen >= priceFen) return { kind: 'price', theirs: priceFen };
  return member
    ? { kind: 'price', theirs: vipPriceFen, beside: { kind: 'without', fen: priceFen } }
    : { kind: 'price', theirs: priceFen, beside: { kind: 'member', fen: vipPriceFen } };
}

/**
 * The price of a course for this person. The price that they would pay comes first and is never struck
 * through, because a price that is not theirs would mislead.
 */
export function priceFor(charge: Charge, { member }: PriceViewer): Price {
  const { access, chargeKind } = charge;
  if (chargeKind === ChargeKind.Free) return nothing;
  switch (access) {
    case AccessState.OffShelf:
    case AccessState.NotInScope:
    case AccessState.NotOpen:
      // Such a course cannot be bought now, and before it opens the access does not show whether it was
      // bought.
      return nothing;
    case AccessState.Ok:
      if (chargeKind === ChargeKind.Paid) return { kind: 'owned' };
      // A person without a membership who may open a VIP course anyway has nothing to pay for it.
      return member ? { kind: 'vipOnly', included: true } : nothing;
    case AccessState.NeedVip:
    case AccessState.NeedBuy:
      return chargeKind === ChargeKind.Vip ? { kind: 'vipOnly', included: member } : paid(charge, member);
    default:
      return access satisfies never;
  }
}

/** The fields of the session that describe a membership. */
export interface Membership {
  readonly vipStatus: VipStatus;
  /** End of the membership in epoch milliseconds; `null` when it is unknown. */
  readonly vipExpireTime: number | null;
}

/** Whether a person is a member at a moment. The session may be older than the end of the membership. */
export const isMember = ({ vipStatus, vipExpireTime }: Membership, now: number): boolean =>
  vipStatus === VipStatus.Active && (vipExpireTime === null || vipExpireTime > now);
