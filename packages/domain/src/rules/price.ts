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

/** The price of a course as one person may be told it. */
export type Price =
  /** There is nothing to say: the course is free, or it cannot be had now. */
  | { readonly kind: 'nothing' }
  /** The person has bought the course. */
  | { readonly kind: 'owned' }
  /** Only members may open the course; it cannot be bought. `included`: this person is a member. */
  | { readonly kind: 'vipOnly'; readonly included: boolean }
  /** The course can be bought. */
  | {
      readonly kind: 'price';
      /** What this person would pay, in fen. */
      readonly theirs: number;
      /**
       * Another amount in fen beside it: to a person without a membership what a `member` pays, to a member what
       * they would have paid `without` the membership. Only the latter may be shown struck through.
       */
      readonly beside?: { readonly kind: 'member' | 'without'; readonly fen: number } | undefined;
    };

/** The person who looks at a price. */
export interface PriceViewer {
  /** Whether the person has a VIP membership now, see `isMember`. */
  readonly member: boolean;
}

const nothing: Price = { kind: 'nothing' };

function paid({ priceFen, vipPriceFen }: Charge, member: boolean): Price {
  if (priceFen === undefined) return nothing;
  // A member price that is no advantage is not worth a word.
  if (vipPriceFen === undefined || vipPriceFen >= priceFen) return { kind: 'price', theirs: priceFen };
  return member
    ? { kind: 'price', theirs: vipPriceFen, beside: { kind: 'without', fen: priceFen } }
    : { kind: 'price', theirs: priceFen, beside: { kind: 'member', fen: vipPriceFen } };
}

/**
 * The price of a course for the person who looks. What they would pay stands first and is never struck through,
 * because a price that is not theirs misleads.
 */
export function priceFor(charge: Charge, { member }: PriceViewer): Price {
  const { access, chargeKind } = charge;
  if (chargeKind === ChargeKind.Free) return nothing;
  switch (access) {
    case AccessState.OffShelf:
    case AccessState.NotInScope:
    case AccessState.NotOpen:
      // Nobody can have such a course now, and before it opens the access does not say whether it was bought.
      return nothing;
    case AccessState.Ok:
      if (chargeKind === ChargeKind.Paid) return { kind: 'owned' };
      // A person without a membership who may open a VIP course all the same has nothing to pay for it.
      return member ? { kind: 'vipOnly', included: true } : nothing;
    case AccessState.NeedVip:
    case AccessState.NeedBuy:
      return chargeKind === ChargeKind.Vip ? { kind: 'vipOnly', included: member } : paid(charge, member);
    default:
      return access satisfies never;
  }
}

/** What tells a membership in the session. */
export interface Membership {
  readonly vipStatus: VipStatus;
  /** End of the membership in epoch milliseconds; `null` when nobody knows it. */
  readonly vipExpireTime: number | null;
}

/** Whether a person is a member at a moment. The session may be older than the end of the membership. */
export const isMember = ({ vipStatus, vipExpireTime }: Membership, now: number): boolean =>
  vipStatus === VipStatus.Active && (vipExpireTime === null || vipExpireTime > now);
