import { TargetKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { searchAnswer } from './types/search.ts';
import { keyword, merged, ok, pageRequest, text, wireEnum } from './types/wire.ts';

export type { SearchAnswer, SearchResult } from './types/search.ts';

/**
 * Searches everything; leaves out the kinds of modules that are switched off, and stores the search in the
 * person's history.
 */
export const searchQuery = defineCall({
  id: 'X129',
  method: 'GET',
  path: '/search/pc/query',
  encoding: 'query',
  auth: 'session',
  module: 'search',
  request: merged(pageRequest, {
    keyword: text(1, 50),
    kind: v.optional(wireEnum(TargetKind)),
    sort: v.optional(v.picklist(['default', 'new'])),
  }),
  data: searchAnswer,
});

/** Suggestions while somebody types. */
export const searchSuggest = defineCall({
  id: 'X130',
  method: 'GET',
  path: '/search/pc/suggest',
  encoding: 'query',
  auth: 'session',
  background: true,
  request: v.optional(v.object({ keyword: v.optional(keyword) }), {}),
  data: v.object({
    suggestions: v.array(v.string()),
    hot: v.array(v.string()),
    history: v.array(v.string()),
  }),
});

/** Deletes one entry of the search history, or all of it without `keyword`. */
export const searchHistoryClear = defineCall({
  id: 'X131',
  method: 'POST',
  path: '/search/pc/history/clear',
  encoding: 'json',
  auth: 'session',
  request: v.optional(v.object({ keyword: v.optional(keyword) }), {}),
  data: ok,
});
