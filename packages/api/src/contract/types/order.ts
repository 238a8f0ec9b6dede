import { CertifiedState, OrderState, PaymentMethod, PurchaseKind } from '@stoa/domain';
import * as v from 'valibot';

/** An order; amounts are in fen. */
export const order = v.object({
  orderNo: v.string(),
  purchaseKind: v.enum(PurchaseKind),
  bizId: v.number(),
  title: v.string(),
  coverUrl: v.optional(v.string()),
  amountFen: v.number(),
  paymentMethod: v.optional(v.enum(PaymentMethod)),
  state: v.enum(OrderState),
  createTime: v.number(),
  expireTime: v.number(),
  payTime: v.optional(v.number()),
  canPay: v.boolean(),
  canCancel: v.boolean(),
});
export type Order = v.InferOutput<typeof order>;

/** The payment code that a phone scans. */
export const payTicket = v.object({
  orderNo: v.string(),
  paymentMethod: v.enum(PaymentMethod),
  qrContent: v.string(),
  expireTime: v.number(),
  pollIntervalMs: v.number(),
});
export type PayTicket = v.InferOutput<typeof payTicket>;

/** The state of an order; `grant` is what it has given access to. */
export const orderStatus = v.object({
  state: v.enum(OrderState),
  payTime: v.optional(v.number()),
  grant: v.optional(
    v.object({
      vipExpireTime: v.optional(v.number()),
      courseId: v.optional(v.number()),
      certifiedState: v.optional(v.enum(CertifiedState)),
    }),
  ),
  serverTime: v.number(),
});
export type OrderStatus = v.InferOutput<typeof orderStatus>;
