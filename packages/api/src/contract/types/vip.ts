import { VipStatus } from '@stoa/domain';
import * as v from 'valibot';
import { courseSummary } from './courseSummary.ts';

/** A length of membership for sale. */
export const vipProduct = v.object({
  productId: v.number(),
  name: v.string(),
  months: v.number(),
  priceFen: v.number(),
  originFen: v.optional(v.number()),
  tag: v.optional(v.string()),
  benefits: v.array(v.string()),
  sort: v.number(),
});
export type VipProduct = v.InferOutput<typeof vipProduct>;

/** A question that people often ask, with its answer. */
export const faqEntry = v.object({ q: v.string(), a: v.string() });
export type FaqEntry = v.InferOutput<typeof faqEntry>;

/** The membership, what it costs and what it brings. */
export const vipCenter = v.object({
  vipStatus: v.enum(VipStatus),
  vipExpireTime: v.nullable(v.number()),
  products: v.array(vipProduct),
  benefits: v.array(v.object({ icon: v.string(), title: v.string(), text: v.string() })),
  courses: v.array(courseSummary),
  faq: v.array(faqEntry),
});
export type VipCenter = v.InferOutput<typeof vipCenter>;
