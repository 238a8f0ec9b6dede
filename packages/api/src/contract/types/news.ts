import * as v from 'valibot';
import { linkTarget } from './values.ts';
import { extended, pageOf } from './wire.ts';

/** News as lists show it. */
export const newsSummary = v.object({
  newsId: v.number(),
  companyId: v.number(),
  title: v.string(),
  coverUrl: v.optional(v.string()),
  summary: v.string(),
  category: v.string(),
  author: v.string(),
  top: v.boolean(),
  publishTime: v.number(),
  viewNum: v.number(),
  likeNum: v.number(),
  target: v.optional(linkTarget),
});
export type NewsSummary = v.InferOutput<typeof newsSummary>;

const neighbour = v.object({ newsId: v.number(), title: v.string() });

/** An article with the ones before and after it. */
export const news = extended(newsSummary, {
  bodyHtml: v.string(),
  prev: v.optional(neighbour),
  next: v.optional(neighbour),
});
export type News = v.InferOutput<typeof news>;

/** A page of news with the categories to choose from. */
export const newsPage = extended(pageOf(newsSummary), {
  categories: v.array(v.string()),
});
export type NewsPage = v.InferOutput<typeof newsPage>;
