import { searchHistoryClear, searchQuery, searchSuggest } from '@stoa/api/contract/search';
import { TargetKind } from '@stoa/domain';
import { handle } from '../../http/handle.ts';
import { pageFrom } from '../../http/page.ts';
import { flagsOf } from '../company/queries.ts';
import { viewerOf } from '../course/viewer.ts';
import { forget, historyOf, remember } from './history.ts';
import { coursesWith, hotSubjects } from './queries.ts';
import { rankSuggestions, scoreOf } from './rank.ts';
import { gramsOf, marked, meant } from './words.ts';

const shownHistory = 10;

/** X129: courses so far; `counts` names the kinds that were found, so that others may join. */
const query = handle(searchQuery, async ({ keyword, kind, sort, ...page }, context) => {
  const { tx, session, now } = context;
  if (page.pageNo === undefined || page.pageNo === 1) await remember(tx, session, keyword, now);
  const viewer = await viewerOf(context);
  const grams = gramsOf(keyword);
  const found = grams.length === 0 ? [] : await coursesWith(context, viewer, grams);
  const hits = found
    .map((course) => ({ course, score: scoreOf(course, keyword, grams) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) =>
      sort === 'new' ? other.course.freshTime - one.course.freshTime : other.score - one.score,
    );
  const wanted = kind === undefined || kind === TargetKind.Course ? hits : [];
  const { list, ...rest } = pageFrom(wanted, page);
  const nothing = hits.length === 0;
  return {
    ...rest,
    list: list.map(({ course, score }) => ({
      kind: TargetKind.Course,
      target: { kind: TargetKind.Course, id: course.courseId },
      title: marked(course.title, grams),
      summary: marked(course.summary, grams),
      coverUrl: course.coverUrl,
      meta: [course.categoryName, ...course.tags].filter((word) => word !== ''),
      score,
    })),
    counts: nothing ? [] : [{ kind: TargetKind.Course, count: hits.length }],
    corrected: nothing
      ? meant(
          keyword,
          (await coursesWith(context, viewer)).flatMap(({ title, tags }) => [title, ...tags]),
        )
      : undefined,
  };
});

/**
 * X130: without a word what was searched for and what is hot, with one what it may become. A company without
 * search is told nothing: a call in the background has no business code.
 */
const suggest = handle(searchSuggest, async (request, context) => {
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
  const found = grams.length === 0 ? [] : await coursesWith(context, viewer, grams);
  const earlier = history.filter((word) => word.toLowerCase().includes(keyword.toLowerCase()));
  return { suggestions: rankSuggestions(found, keyword, grams), hot: [], history: earlier.slice(0, 3) };
});

/** X131. */
const clear = handle(searchHistoryClear, async (request, { tx, session }) => {
  await forget(tx, session, request?.keyword);
  return { ok: true as const };
});

export const searchHandlers = [query, suggest, clear];
