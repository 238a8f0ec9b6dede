import type { HomeModule, ModuleItem } from '@stoa/api/contract/home';
import {
  BannerLayout,
  ContentKind,
  HomeModuleKind,
  linkTargetPath,
  ListLayout,
  LiveStatus,
  Relation,
  TargetKind,
} from '@stoa/domain';
import type { HomeModuleView } from '@stoa/ui/patterns/HomeModules';
import { describe, expect, test } from 'vitest';
import { createTranslator } from 'use-intl';
import { labels as enLabels } from '@stoa/domain/labels/en';
import { labels as zhLabels } from '@stoa/domain/labels/zh-CN';
import en from './words/en/modules.ts';
import homeModules from './words/zh-CN/modules.ts';
import { modulesBelow, type ModuleContext } from './moduleViews.ts';

// The build compiles sentences with names in them, which only the build's formatter reads.
const onError = () => undefined;
const t = createTranslator({ locale: 'zh-CN', messages: { homeModules }, namespace: 'homeModules', onError });
const now = Date.UTC(2026, 2, 2);
const context: ModuleContext = {
  t,
  resolve: (target) => linkTargetPath(target),
  now,
  userId: 7,
  flags: { knowledgeModule: true },
  hideVip: false,
  isDraft: false,
};

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
const below = (modules: HomeModule[], shown?: number, given: Partial<ModuleContext> = {}) =>
  modulesBelow(modules, shown, { ...context, ...given });
const all = (modules: HomeModule[], given: Partial<ModuleContext> = {}): HomeModuleView[] => {
  const { before, after } = below(modules, undefined, given);
  return [...before, ...after];
};
const only = (one: HomeModule, given?: Partial<ModuleContext>) => all([one], given)[0];

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
    expect(only(module(1, kind))?.shape).toBe(shape);
  });

  test('a table is rows', () => {
    expect(only(module(1, HomeModuleKind.Specials, { layout: ListLayout.Table }))?.shape).toBe('rows');
  });

  test('rich text is its text, and nothing without one', () => {
    const text = { items: undefined, html: '<p>早</p>' };
    expect(only(module(1, HomeModuleKind.RichText, text))).toMatchObject({
      shape: 'text',
      html: '<p>早</p>',
    });
    expect(only(module(1, HomeModuleKind.RichText, { html: '' }))).toBeUndefined();
  });

  test('banners stand in the layout of the module', () => {
    const banners = {
      layout: BannerLayout.Carousel,
      autoplaySeconds: 6,
      list: [{ bannerId: 1, title: 'A', imageUrl: '', target: { kind: TargetKind.Course, id: 1 } }],
    };
    const given = { banners, bannerLayout: BannerLayout.ListStyle };
    expect(only(module(1, HomeModuleKind.Banner, given))).toMatchObject({
      shape: 'banner',
      banner: { layout: BannerLayout.ListStyle, slides: [{ href: '/course/detail?courseId=1' }] },
    });
    const nowhere = {
      ...banners,
      list: [{ bannerId: 1, title: 'A', imageUrl: '', target: { kind: TargetKind.Course } }],
    };
    expect(only(module(1, HomeModuleKind.Banner, { banners: nowhere }))).toBeUndefined();
  });
});

const place = (userId: number, status: number) =>
  item(userId, { target: { kind: TargetKind.Page, id: userId }, status, meta: ['30 分钟'] });

const entries = (one: HomeModule) => {
  const view = only(one);
  return view && 'entries' in view ? view.entries : [];
};

describe('entries', () => {
  test('that lead nowhere are left out, and with the last of them the module', () => {
    const nowhere = item(2, { target: { kind: TargetKind.Comment } });
    const mixed = module(1, HomeModuleKind.Content, { items: [item(1), nowhere] });
    expect(entries(mixed).map(({ title }) => title)).toEqual(['Item 1']);
    expect(only(module(1, HomeModuleKind.Content, { items: [nowhere] }))).toBeUndefined();
  });

  test('of lives say how they stand and when, those of content what they are', () => {
    const live = item(1, {
      target: { kind: TargetKind.Live, id: 1 },
      status: LiveStatus.Live,
      startTime: Date.UTC(2024, 0, 1, 12),
      meta: ['李老师'],
    });
    expect(entries(module(1, HomeModuleKind.Lives, { items: [live] }))).toMatchObject([
      { badge: { label: '直播中', tone: 'danger' }, facts: ['2024-01-01', '李老师'] },
    ]);
    expect(
      entries(module(1, HomeModuleKind.Lives, { items: [{ ...live, status: 99 }] }))[0]?.badge,
    ).toBeUndefined();
    const audio = item(1, { contentKind: ContentKind.Audio });
    expect(entries(module(1, HomeModuleKind.Content, { items: [audio] }))[0]?.badge?.label).toBe('音频');
  });

  test('of a ranking are places; the reader’s own says so', () => {
    const ranking = module(1, HomeModuleKind.Ranking, { items: [place(3, 1), place(7, 24)] });
    expect(entries(ranking).map(({ place: at, mine }) => [at, mine])).toEqual([
      [1, undefined],
      [24, '我'],
    ]);
  });
});

test('what the company or the person does not have is left out, whatever the server sends', () => {
  const modules = [module(1, HomeModuleKind.Knowledge), module(2, HomeModuleKind.Vip)];
  expect(all(modules).map(({ id }) => id)).toEqual([1, 2]);
  expect(all(modules, { flags: { knowledgeModule: false }, hideVip: true })).toEqual([]);
});

const ids = (views: readonly HomeModuleView[]) => views.map(({ id }) => id);

describe('the advert between the modules', () => {
  const three = [1, 2, 3].map((id) => module(id, HomeModuleKind.Courses));

  test('stands after the first module, which may be on the page already', () => {
    const whole = below(three);
    expect([ids(whole.before), ids(whole.after)]).toEqual([[1], [2, 3]]);
    const rest = below(three, 1);
    expect([ids(rest.before), ids(rest.after)]).toEqual([[], [2, 3]]);
  });

  test('stands where the company put it', () => {
    const [one, two, last] = three;
    const given = [one, two, module(9, HomeModuleKind.Advert), last].filter((each) => each !== undefined);
    const { before, after } = below(given, 1);
    expect([ids(before), ids(after)]).toEqual([[2], [3]]);
  });
});

test.each([
  ['zh-CN', homeModules, zhLabels],
  ['en', en, enLabels],
] as const)(
  'kinds of content and lives are called in %s what they are called everywhere',
  (_locale, words, labels) => {
    expect(words.content).toEqual(labels.contentKind);
    expect(words.live).toEqual(labels.liveStatus);
  },
);

const marks = (one: HomeModule, given?: Partial<ModuleContext>) => {
  const view = only(one, given);
  return view && 'entries' in view ? view.entries.map(({ mark }) => mark) : [];
};

test('people can be followed and lives to come subscribed to, but not in a draft', () => {
  const teacher = { kind: TargetKind.Teacher, id: 3 };
  const people = module(1, HomeModuleKind.People, { items: [item(3, { target: teacher })] });
  expect(marks(people)).toEqual([{ relation: Relation.Follow, targetKind: TargetKind.Teacher, targetId: 3 }]);
  expect(marks(people, { isDraft: true })).toEqual([undefined]);
  const live = (status: LiveStatus) =>
    item(5, { target: { kind: TargetKind.Live, id: 5, params: { liveKind: '1' } }, status });
  const lives = module(2, HomeModuleKind.Lives, {
    items: [live(LiveStatus.Upcoming), live(LiveStatus.Live), live(LiveStatus.Ended)],
  });
  expect(marks(lives)).toEqual([
    { relation: Relation.Subscribe, targetKind: TargetKind.Live, targetId: 5 },
    undefined,
    undefined,
  ]);
  expect(marks(module(3, HomeModuleKind.Courses))).toEqual([undefined]);
});
