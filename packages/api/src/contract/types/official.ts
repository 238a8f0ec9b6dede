import { ContentKind } from '@stoa/domain';
import * as v from 'valibot';
import { mediaSource } from './media.ts';
import { linkTarget } from './values.ts';
import { extended } from './wire.ts';

/** The page that collects leads. */
export const leadPage = v.object({
  title: v.string(),
  heroUrl: v.string(),
  highlights: v.array(v.string()),
  interests: v.array(v.string()),
  customers: v.array(v.object({ name: v.string(), logo: v.string() })),
});
export type LeadPage = v.InferOutput<typeof leadPage>;

/** An entry of the content centre. */
export const officialContent = v.object({
  contentId: v.number(),
  contentKind: v.enum(ContentKind),
  title: v.string(),
  coverUrl: v.string(),
  summary: v.string(),
  bodyHtml: v.optional(v.string()),
  media: v.optional(v.array(mediaSource)),
  publishTime: v.number(),
  viewNum: v.number(),
  columnId: v.optional(v.number()),
  target: v.optional(linkTarget),
});
export type OfficialContent = v.InferOutput<typeof officialContent>;

/** An entry of the content centre; a column or topic comes with its own entries. */
export const officialContentDetail = extended(officialContent, {
  items: v.optional(v.array(officialContent)),
});
export type OfficialContentDetail = v.InferOutput<typeof officialContentDetail>;
