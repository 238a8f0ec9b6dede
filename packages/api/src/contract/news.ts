import * as v from 'valibot';
import { defineCall } from './define.ts';
import { news, newsPage } from './types/news.ts';
import { keyword, merged, pageRequest, text, wireId } from './types/wire.ts';

export type { News, NewsPage, NewsSummary } from './types/news.ts';

/** News, with the categories to choose from. */
export const newsList = defineCall({
  id: 'X127',
  method: 'GET',
  path: '/news/pc/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(
    merged(pageRequest, {
      category: v.optional(text(1, 32)),
      keyword: v.optional(keyword),
    }),
    {},
  ),
  data: newsPage,
});

/** An article with the ones before and after it. */
export const newsDetail = defineCall({
  id: 'X128',
  method: 'GET',
  path: '/news/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ newsId: wireId }),
  data: news,
});
