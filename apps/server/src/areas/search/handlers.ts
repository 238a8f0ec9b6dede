import { TargetKind } from '@stoa/domain';
import type { Handlers, Run } from '../../http/register.ts';
import { pageFrom, pageOf, rangeOf } from '../../http/page.ts';
import { flagsOf } from '../company/queries.ts';
import { viewerOf } from '../course/viewer.ts';
import { detailsOf, find } from './find.ts';
import { forget, historyOf, remember } from './history.ts';
import { hotSubjects, knownWords } from './queries.ts';
import { rankSuggestions } from './rank.ts';
import { gramsOf, marked, correctionOf } from './words.ts';

const shownHistory = 10;
/** Number of best matches that are read for suggestions. */
const looked = 40;

/** Answers `searchQuery`; `counts` has the kinds that were found. */
const query: Run<'searchQuery'> = async (context, { keyword, kind, sort, ...page }) => {
  const { tx, session, now, noRoom } = context;
  if (!noRoom && (page.pageNo ?? 1) === 1) await remember(tx, session, keyword, now);
  const grams = gramsOf(keyword);
  if (grams.length === 0) return { ...pageFrom([], page), counts: [], corrected: undefined };
  const viewer = await viewerOf(context);
  const { list, counts } = await find(context, viewer, { keyword, grams, kind, sort, ...rangeOf(page) });
  const details = await detailsOf(context, viewer, list);
  const shown = list.map((one) => ({
    ...details(one),
    kind: one.kind,
    target: { kind: one.kind, id: one.id },
    title: marked(one.title, grams),
    summary: marked(one.summary, grams),
    coverUrl: one.coverUrl,
    categoryId: one.categoryId,
    meta: [...one.facts, ...one.subjects].filter((word) => word !== ''),
    score: one.score,
  }));
  const total = counts
    .filter((one) => kind === undefined || one.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
  return {
    ...pageOf(shown, total, page),
    counts: [...counts],
    corrected: counts.length === 0 ? correctionOf(keyword, await knownWords(context, viewer)) : undefined,
  };
};

/**
 * Without a keyword the search history and popular subjects, with one its completions. For a company without
 * search the lists are empty, because a background call has no error code.
 */
const suggest: Run<'searchSuggest'> = async (context, request) => {
  const { tx, session, services } = context;
  const { showSearchCourseFlg } = await flagsOf(tx, session.companyId, services.settings);
  if (!showSearchCourseFlg) return { suggestions: [], hot: [], history: [] };
  const keyword = request?.keyword ?? '';
  const viewer = await viewerOf(context);
  const history = await historyOf(tx, session);
  if (keyword === '') {
    const hot = await hotSubjects(context, viewer);
    return { suggestions: [], hot, history: history.slice(0, shownHistory) };
  }
  const grams = gramsOf(keyword);
  const found =
    grams.length === 0
      ? []
      : (await find(context, viewer, { keyword, grams, kind: TargetKind.Course, offset: 0, limit: looked }))
          .list;
  const earlier = history.filter((word) => word.toLowerCase().includes(keyword.toLowerCase()));
  return { suggestions: rankSuggestions(found, keyword, grams), hot: [], history: earlier.slice(0, 3) };
};

const clear: Run<'searchHistoryClear'> = async ({ tx, session }, request) => {
  await forget(tx, session, request?.keyword);
  return { ok: true as const };
};

export const searchHandlers = {
  searchQuery: query,
  searchSuggest: suggest,
  searchHistoryClear: clear,
} satisfies Handlers;
