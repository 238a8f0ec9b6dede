import type { CourseCollection } from '@stoa/api/contract/course';
import type { ModuleItem } from '@stoa/api/contract/home';
import type { LiveSummary } from '@stoa/api/contract/live';
import type { SearchResult } from '@stoa/api/contract/search';
import { coverPlan, LiveKind, LiveStatus, TargetKind, valuesOf } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { courseRowsFixture } from '../course/fixtures/courses.ts';
import { coverOf } from '../home/HomeModules/entry.ts';
import { liveCardsOf } from '../people/PersonDetailPage/parts/liveCards.ts';
import { collectionCover, courseCover, foundCover, liveCover, type CoverArt } from './cover.ts';
import { courseCardOf } from './courseCard.ts';

const anywhere = () => ({ kind: 'internal' as const, path: '/somewhere' });
const plan = ({ seed, category, words }: CoverArt) => ({ ...coverPlan(seed, category), seed, words });

const found = (
  kind: TargetKind,
  id: number,
  title: string,
  more: Partial<SearchResult> = {},
): SearchResult => ({
  kind,
  target: { kind, id },
  title: `<em>${title}</em>`,
  summary: '',
  meta: [],
  score: 1,
  ...more,
});
const entry = (kind: TargetKind, id: number, title: string, more: Partial<ModuleItem> = {}): ModuleItem => ({
  target: { kind, id },
  title,
  ...more,
});

describe('a thing has the same cover on every screen', () => {
  const [course] = courseRowsFixture('zh-CN');
  if (course === undefined) throw new Error('there is no course to show');
  const { courseId, title, categoryId, categoryName } = course;

  it.each([TargetKind.Course, TargetKind.CloudCourse])('a course of kind %i', (kind) => {
    const { seed, category, coverWords } = courseCardOf(course, anywhere, { member: false, now: 0 });
    const views: CoverArt[] = [
      courseCover(course),
      { seed, category, words: coverWords, src: undefined },
      coverOf(entry(kind, courseId, title, { categoryId, meta: [categoryName] })),
      foundCover(found(kind, courseId, title, { categoryId, meta: [categoryName, '案例'] }), title),
    ];
    expect(new Set(views.map((view) => JSON.stringify(plan(view)))).size).toBe(1);
  });

  it.each([TargetKind.Special, TargetKind.Institute] as const)('a collection of kind %i', (kind) => {
    const collection: CourseCollection = {
      id: 3,
      kind,
      companyId: 1001,
      name: 'AI 提效',
      coverUrl: '',
      summary: '每天省下一小时',
      introHtml: '',
      courseCount: 5,
      studyNum: 100,
      followed: false,
      sections: [],
    };
    const views = [
      collectionCover(collection),
      coverOf(entry(kind, 3, 'AI 提效', { summary: '每天省下一小时' })),
      foundCover(found(kind, 3, 'AI 提效'), 'AI 提效'),
    ];
    expect(new Set(views.map((view) => JSON.stringify(plan(view)))).size).toBe(1);
  });

  it('a live stream', () => {
    const live: LiveSummary = {
      liveId: 601,
      liveKind: LiveKind.Company,
      title: '客诉处理实战复盘',
      coverUrl: '',
      status: LiveStatus.Upcoming,
      startTime: 1,
      endTime: 2,
      lecturerNames: ['李老师'],
      subscribeNum: 0,
      viewNum: 0,
      subscribed: false,
      corners: [],
    };
    const [card] = liveCardsOf([live], anywhere);
    const views: CoverArt[] = [
      liveCover(live),
      { seed: card?.seed ?? 0, words: [card?.title ?? ''] },
      coverOf(entry(TargetKind.Live, 601, live.title, { meta: live.lecturerNames })),
      foundCover(found(TargetKind.Live, 601, live.title, { meta: ['李老师'] }), live.title),
    ];
    expect(new Set(views.map((view) => JSON.stringify(plan(view)))).size).toBe(1);
  });

  it('anything else that can be found and shown on the home page', () => {
    const special: readonly TargetKind[] = [TargetKind.Course, TargetKind.CloudCourse];
    for (const kind of valuesOf(TargetKind)) {
      if (special.includes(kind)) continue;
      const views = [
        coverOf(entry(kind, 9, '秋季开放日', { meta: ['活动'] })),
        foundCover(found(kind, 9, '秋季开放日', { meta: ['新闻'] }), '秋季开放日'),
      ];
      expect(new Set(views.map((view) => JSON.stringify(plan(view)))).size, `kind ${kind}`).toBe(1);
    }
  });
});

it('no two kinds share covers if their ids are the same number', () => {
  const seeds = valuesOf(TargetKind).map((kind) => coverOf(entry(kind, 3, '三')).seed);
  // The platform's copy of a course is the same course.
  expect(new Set(seeds).size).toBe(seeds.length - 1);
});
