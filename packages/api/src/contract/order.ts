import { OrderState, PaymentMethod, PurchaseKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { order, orderStatus as orderStatusData, payTicket } from './types/order.ts';
import { idempotency, jsonId, matching, merged, ok, pageOf, pageRequest, wireEnum } from './types/wire.ts';

export type { Order, OrderStatus, PayTicket } from './types/order.ts';

const orderNo = matching(/^[\w-]{1,64}$/);

/** Creates an order; an existing order for the same thing that is not paid yet is returned instead. */
export const orderCreate = defineCall({
  id: 'X111',
  method: 'POST',
  path: '/order/pc/create',
  encoding: 'json',
  auth: 'session',
  module: 'purchase',
  idempotent: true,
  request: merged(idempotency, {
    purchaseKind: v.enum(PurchaseKind),
    bizId: jsonId,
    productId: v.optional(jsonId),
  }),
  data: order,
});

/** Starts a payment. Another call with the same method returns the same ticket, another method a new one. */
export const orderPay = defineCall({
  id: 'X112',
  method: 'POST',
  path: '/order/pc/pay',
  encoding: 'json',
  auth: 'session',
  request: v.object({ orderNo, paymentMethod: v.enum(PaymentMethod) }),
  data: payTicket,
});

/** Polled every 2 s while a ticket is shown. */
export const orderStatus = defineCall({
  id: 'X113',
  method: 'GET',
  path: '/order/pc/status',
  encoding: 'query',
  auth: 'session',
  background: true,
  request: v.object({ orderNo }),
  data: orderStatusData,
});

/** Cancels an order that is not paid yet. */
export const orderCancel = defineCall({
  id: 'X114',
  method: 'POST',
  path: '/order/pc/cancel',
  encoding: 'json',
  auth: 'session',
  request: v.object({ orderNo }),
  data: order,
});

/** The person's own orders; refused if the company hides orders (1005). */
export const orderList = defineCall({
  id: 'X115',
  method: 'GET',
  path: '/order/pc/list',
  encoding: 'query',
  auth: 'session',
  module: 'orders',
  request: v.optional(
    merged(pageRequest, {
      state: v.optional(wireEnum(OrderState)),
      purchaseKind: v.optional(wireEnum(PurchaseKind)),
    }),
    {},
  ),
  data: pageOf(order),
});

/** Called by the reference server's own payment page; `sign` proves that the call comes from it. */
export const orderMockNotify = defineCall({
  id: 'X116',
  method: 'POST',
  path: '/order/pc/mock/notify',
  encoding: 'json',
  auth: 'none',
  request: v.object({ orderNo, sign: matching(/^[\w-]{1,256}$/), success: v.boolean() }),
  data: ok,
});
