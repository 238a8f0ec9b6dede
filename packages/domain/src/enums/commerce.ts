/**
 * The thing that an order buys (specification point 9). `Zzx` is the certified-manager track,
 * `ZzxAnnualReview` its yearly review.
 */
export const PurchaseKind = {
  Course: 1,
  Zzx: 2,
  Vip: 3,
  ZzxAnnualReview: 4,
} as const;
export type PurchaseKind = (typeof PurchaseKind)[keyof typeof PurchaseKind];

/** The payment provider of an order (specification point 9). */
export const PaymentMethod = {
  Wallet: 1,
  MessagingApp: 2,
} as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

/** State of an order. A pending one expires when it is not paid in time. */
export const OrderState = {
  Pending: 1,
  Paid: 2,
  Cancelled: 3,
  Expired: 4,
  Refunded: 5,
} as const;
export type OrderState = (typeof OrderState)[keyof typeof OrderState];

/**
 * State of a person in the certified-manager track, from the application to the yearly review. `Lapsed` means
 * that the review was missed.
 */
export const CertifiedState = {
  None: 0,
  Draft: 1,
  Auditing: 2,
  Returned: 3,
  ToPay: 4,
  Selecting: 5,
  Studying: 6,
  Certified: 7,
  ReviewDue: 8,
  ReviewToPay: 9,
  Reviewing: 10,
  Lapsed: 11,
  Rejected: 12,
} as const;
export type CertifiedState = (typeof CertifiedState)[keyof typeof CertifiedState];

/** State of a person in a mini-MBA programme. */
export const MbaState = {
  None: 0,
  Applied: 1,
  Admitted: 2,
  Studying: 3,
  Graduated: 4,
  Rejected: 5,
} as const;
export type MbaState = (typeof MbaState)[keyof typeof MbaState];
