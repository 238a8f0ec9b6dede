import { BannerLayout } from '@stoa/domain';
import * as v from 'valibot';
import { linkTarget, pageKey } from './values.ts';

/** One picture of a banner. */
export const banner = v.object({
  bannerId: v.number(),
  title: v.string(),
  imageUrl: v.string(),
  imageAlt: v.optional(v.string()),
  target: v.optional(linkTarget),
  pageKey: v.optional(pageKey),
  sort: v.optional(v.number()),
  startTime: v.optional(v.number()),
  endTime: v.optional(v.number()),
});
export type Banner = v.InferOutput<typeof banner>;

/** The banners of a page. An empty list hides the section; `autoplaySeconds` 0 means no autoplay. */
export const bannerGroup = v.object({
  layout: v.enum(BannerLayout),
  autoplaySeconds: v.number(),
  list: v.array(banner),
});
export type BannerGroup = v.InferOutput<typeof bannerGroup>;
