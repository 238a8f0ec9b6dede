import { TargetKind } from '@stoa/domain';
import type { Handlers, Run } from '../../http/register.ts';
import { pageFrom, pageOf, rangeOf } from '../../http/page.ts';
import { flagsOf } from '../company/queries.ts';
import { viewerOf } from '../course/viewer.ts';
import { forget, historyOf, remember } from './history.ts';
import { othersFound } from './others.ts';
import { coursesFound, hotSubjects, knownWords } from './queries.ts';
import type { Found } from './queries.ts';
import { rankSuggestions } from './rank.ts';
import { gramsOf, marked, meant } from './words.ts';

const shownHistory = 10;
/** The closest so many are looked at for suggestions. */
const looked = 40;

/** Courses, special topics and people so far; `counts` names the kinds that were found. */
const query: Run<'searchQuery'> = async (context, { keyword, kind, sort, ...page }) => {
  const { tx, session, now } = context;
  if (page.pageNo === undefined || page.pageNo === 1) await remember(tx, session, keyword, now);
  const viewer = await viewerOf(context);
  const grams = gramsOf(keyword);
  if (grams.length === 0) return { ...pageFrom([], page), counts: [], corrected: undefined };
  const others = await othersFound(context, keyword, grams);
  const wanted = others.filter((one) => kind === undefined || one.kind === kind);
  const { limit, offset } = rangeOf(page);
  const withCourses = kind === undefined || kind === TargetKind.Course;
  // Of what stands before this page, all but so many are courses: those are passed over in the database.
  const passed = Math.max(0, offset - wanted.length);
  const courses = await coursesFound(context, viewer, {
    keyword,
    grams,
    sort,
    offset: withCourses ? passed : 0,
    limit: withCourses ? offset - passed + limit : 0,
  });
  const merged = [...courses.list.map((course) => courseResult(course, grams)), ...wanted].toSorted(
    (one, other) => (sort === 'new' ? other.freshTime - one.freshTime : other.score - one.score),
  );
  const total = wanted.length + (withCourses ? courses.total : 0);
  const from = withCourses ? offset - passed : offset;
  const shown = merged.slice(from, from + limit);
  const counts = [
    { kind: TargetKind.Course, count: courses.total },
    ...otherKinds.map((one) => ({ kind: one, count: others.filter((each) => each.kind === one).length })),
  ].filter(({ count }) => count > 0);
  return {
    ...pageOf(
      shown.map(({ freshTime: _when, ...result }) => result),
      total,
      page,
    ),
    counts,
    corrected: counts.length === 0 ? meant(keyword, await knownWords(context, viewer)) : undefined,
  };
};

const otherKinds = [TargetKind.Special, TargetKind.Teacher, TargetKind.Lecturer, TargetKind.Mentor];

const courseResult = (course: Found, grams: readonly string[]) => ({
  kind: TargetKind.Course,
  target: { kind: TargetKind.Course, id: course.courseId },
  title: marked(course.title, grams),
  summary: marked(course.summary, grams),
  coverUrl: course.coverUrl,
  meta: [course.categoryName, ...course.tags].filter((word) => word !== ''),
  score: course.score,
  freshTime: course.freshTime,
});

/**
 * Without a word what was searched for and what is hot, with one what it may become. A company without
 * search is told nothing: a call in the background has no business code.
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
      : (await coursesFound(context, viewer, { keyword, grams, offset: 0, limit: looked })).list;
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
