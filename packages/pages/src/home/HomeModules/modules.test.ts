import type { HomeModule, ModuleItem } from '@stoa/api/contract/home';
import {
  BannerLayout,
  ContentKind,
  HomeModuleKind,
  ListLayout,
  LiveStatus,
  Relation,
  TargetKind,
} from '@stoa/domain';
import { labels as enLabels } from '@stoa/domain/labels/en';
import { labels as zhLabels } from '@stoa/domain/labels/zh-CN';
import { describe, expect, test } from 'vitest';
import { everywhere } from '../../test/resolve.ts';
import { modulesIn } from '../fixtures.ts';
import en from '../words/en/modules.ts';
import zhCN from '../words/zh-CN/modules.ts';
import { badgeOf, coverOf, factsOf, markOf } from './entry.ts';
import { modulesBelow, shownOf, type ShownModule } from './modules.ts';

const item = (id: number, more: Partial<ModuleItem> = {}): ModuleItem => ({
  target: { kind: TargetKind.Course, id },
  title: `Item ${id}`,
  ...more,
});
const module = (moduleId: number, kind: HomeModuleKind, more: Partial<HomeModule> = {}): HomeModule => ({
  moduleId,
  kind,
  title: `Module ${moduleId}`,
  layout: ListLayout.Card,
  items: [item(1)],
  ...more,
});
const shown = (kind: HomeModuleKind, more: Partial<HomeModule> = {}) =>
  shownOf(module(1, kind, more), everywhere);

describe('each kind has its own shape', () => {
  test.each([
    [HomeModuleKind.Courses, 'cards'],
    [HomeModuleKind.Specials, 'cards'],
    [HomeModuleKind.Institutes, 'cards'],
    [HomeModuleKind.Lives, 'cards'],
    [HomeModuleKind.Knowledge, 'rows'],
    [HomeModuleKind.News, 'news'],
    [HomeModuleKind.People, 'people'],
    [HomeModuleKind.Topics, 'cards'],
    [HomeModuleKind.Plans, 'cards'],
    [HomeModuleKind.OmoClasses, 'cards'],
    [HomeModuleKind.Vip, 'packages'],
    [HomeModuleKind.Ranking, 'ranking'],
    [HomeModuleKind.Content, 'cards'],
    [HomeModuleKind.Functions, undefined],
    [HomeModuleKind.Upcoming, undefined],
    [HomeModuleKind.Advert, undefined],
    [HomeModuleKind.RichText, undefined],
    [HomeModuleKind.Banner, undefined],
  ])('kind %d is %s', (kind, shape) => {
    expect(shown(kind)?.shape).toBe(shape);
  });

  test('a table is rows', () => {
    expect(shown(HomeModuleKind.Specials, { layout: ListLayout.Table })?.shape).toBe('rows');
  });

  test('rich text is its text, and nothing without one', () => {
    const html = '<p>早</p>';
    expect(shown(HomeModuleKind.RichText, { html })).toMatchObject({ shape: 'text', html });
    expect(shown(HomeModuleKind.RichText, { html: '' })).toBeUndefined();
  });

  test('banners stand in the layout of the module', () => {
    const banners = {
      layout: BannerLayout.Carousel,
      autoplaySeconds: 6,
      list: [{ bannerId: 1, title: 'A', imageUrl: '', target: { kind: TargetKind.Course, id: 1 } }],
    };
    const given = { banners, bannerLayout: BannerLayout.ListStyle };
    expect(shown(HomeModuleKind.Banner, given)).toMatchObject({
      shape: 'banner',
      banner: { layout: BannerLayout.ListStyle, slides: [{ href: '/course/detail?courseId=1' }] },
    });
    const nowhere = {
      ...banners,
      list: [{ bannerId: 1, title: 'A', imageUrl: '', target: { kind: TargetKind.Course } }],
    };
    expect(shown(HomeModuleKind.Banner, { banners: nowhere })).toBeUndefined();
  });
});

test('entries that lead nowhere are left out, and with the last of them the module; a ranking leads nowhere', () => {
  const nowhere = item(2, { target: { kind: TargetKind.Comment } });
  expect(shown(HomeModuleKind.Content, { items: [item(1), nowhere] })).toMatchObject({
    items: [{ title: 'Item 1', href: '/course/detail?courseId=1' }],
  });
  expect(shown(HomeModuleKind.Content, { items: [nowhere] })).toBeUndefined();
  expect(shown(HomeModuleKind.Ranking, { items: [nowhere] })).toMatchObject({ items: [nowhere] });
  expect(shown(HomeModuleKind.Ranking, { items: [] })).toBeUndefined();
});

describe('an entry', () => {
  const t = modulesIn('zh-CN');
  const now = Date.UTC(2026, 2, 2);

  test('of lives says how it stands and when, that of content what it is', () => {
    const live = item(1, { status: LiveStatus.Live, startTime: Date.UTC(2024, 0, 1, 12), meta: ['李老师'] });
    expect(badgeOf(HomeModuleKind.Lives, live, t)).toEqual({ label: '直播中', tone: 'danger' });
    expect(factsOf(live, now)).toEqual(['2024-01-01', '李老师']);
    expect(badgeOf(HomeModuleKind.Lives, { ...live, status: 99 }, t)).toBeUndefined();
    const audio = item(1, { contentKind: ContentKind.Audio });
    expect(badgeOf(HomeModuleKind.Content, audio, t)?.label).toBe('音频');
  });

  test('has the picture of its course wherever the course is shown', () => {
    const course = item(7, { meta: ['门店运营'] });
    expect(coverOf(course)).toMatchObject({ seed: 7, category: '门店运营' });
    const live = item(7, { target: { kind: TargetKind.Live, id: 7 }, meta: ['李老师'] });
    expect(coverOf(live)).toMatchObject({ seed: `${TargetKind.Live}-7`, category: undefined });
  });

  test('can be followed when it is a person, subscribed to when it is a live to come', () => {
    const teacher = item(3, { target: { kind: TargetKind.Teacher, id: 3 } });
    expect(markOf(HomeModuleKind.People, teacher)).toEqual({
      relation: Relation.Follow,
      targetKind: TargetKind.Teacher,
      targetId: 3,
    });
    const live = (status: LiveStatus) => item(5, { target: { kind: TargetKind.Live, id: 5 }, status });
    expect(markOf(HomeModuleKind.Lives, live(LiveStatus.Upcoming))).toEqual({
      relation: Relation.Subscribe,
      targetKind: TargetKind.Live,
      targetId: 5,
    });
    expect(markOf(HomeModuleKind.Lives, live(LiveStatus.Live))).toBeUndefined();
    expect(markOf(HomeModuleKind.Courses, item(1))).toBeUndefined();
  });
});

const ids = (list: readonly ShownModule[]) => list.map(({ module: { moduleId } }) => moduleId);

const below = (modules: HomeModule[], above?: number) => {
  const { before, after } = modulesBelow(modules, above, everywhere);
  return [ids(before), ids(after)];
};

describe('the advert between the modules', () => {
  const three = [1, 2, 3].map((id) => module(id, HomeModuleKind.Courses));

  test('stands after the first module, which may be on the page already', () => {
    expect(below(three)).toEqual([[1], [2, 3]]);
    expect(below(three, 1)).toEqual([[], [2, 3]]);
  });

  test('stands where the company put it', () => {
    const [one, two, last] = three;
    const given = [one, two, module(9, HomeModuleKind.Advert), last].filter((each) => each !== undefined);
    expect(below(given, 1)).toEqual([[2], [3]]);
  });
});

test.each([
  ['zh-CN', zhCN, zhLabels],
  ['en', en, enLabels],
] as const)(
  'kinds of content and lives are called in %s what they are called everywhere',
  (_locale, words, labels) => {
    expect(words.content).toEqual(labels.contentKind);
    expect(words.live).toEqual(labels.liveStatus);
  },
);
