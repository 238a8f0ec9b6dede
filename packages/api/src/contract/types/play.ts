import * as v from 'valibot';
import { courseItem } from './chapter.ts';
import { mediaSource } from './media.ts';
import { fileRef } from './values.ts';
import { extended } from './wire.ts';

/** A course item with the data that its kind needs to be played. */
export const playItem = extended(courseItem, {
  sources: v.array(mediaSource),
  urlExpireTime: v.number(),
  posterUrl: v.optional(v.string()),
  captions: v.optional(v.array(v.object({ lang: v.string(), label: v.string(), url: v.string() }))),
  markers: v.optional(v.array(v.object({ time: v.number(), title: v.string() }))),
  document: v.optional(
    v.object({
      url: v.string(),
      type: v.picklist(['pdf', 'images', 'html']),
      pages: v.optional(v.array(v.string())),
      pageCount: v.number(),
    }),
  ),
  images: v.optional(v.array(v.object({ url: v.string(), caption: v.string() }))),
  html: v.optional(v.string()),
  linkUrl: v.optional(v.string()),
  linkEmbed: v.optional(v.boolean()),
  table: v.optional(
    v.object({ sheets: v.array(v.object({ name: v.string(), rows: v.array(v.array(v.string())) })) }),
  ),
  downloadFile: v.optional(fileRef),
  intro: v.optional(v.string()),
});
export type PlayItem = v.InferOutput<typeof playItem>;
