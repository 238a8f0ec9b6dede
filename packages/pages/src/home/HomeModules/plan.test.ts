import type { HomeModule, ModuleItem } from '@stoa/api/contract/home';
import { BannerLayout, HomeModuleKind, ListLayout, TargetKind } from '@stoa/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everywhere } from '../../test/resolve.ts';
import { advertPlace, countOf, drawings, moduleLayouts, modulesAtFirst, type Drawing } from './plan.ts';

const item = (id: number, more: Partial<ModuleItem> = {}): ModuleItem => ({
  target: { kind: TargetKind.Course, id },
  title: `Item ${id}`,
  ...more,
});
const items = (count: number) => Array.from({ length: count }, (_, at) => item(at + 1));
const module = (moduleId: number, kind: HomeModuleKind, more: Partial<HomeModule> = {}): HomeModule => ({
  moduleId,
  kind,
  title: `Module ${moduleId}`,
  layout: ListLayout.Card,
  items: items(6),
  ...more,
});
const shown = (kind: HomeModuleKind, more: Partial<HomeModule> = {}) =>
  moduleLayouts([module(1, kind, more)], everywhere)[0];
const drawn = (page: readonly { kind: HomeModuleKind; count: number; layout: ListLayout }[]) =>
  moduleLayouts(
    page.map(({ kind, count, layout }, at) => module(at + 1, kind, { layout, items: items(count) })),
    everywhere,
  ).map(({ shape }) => shape);
const isDrawing = (shape: string): shape is Drawing => drawings.some((one) => one === shape);

describe('each kind of module has its own shape', () => {
  test.each([
    [HomeModuleKind.Courses, 'shelf'],
    [HomeModuleKind.Specials, 'shelf'],
    [HomeModuleKind.Institutes, 'shelf'],
    [HomeModuleKind.Lives, 'shelf'],
    [HomeModuleKind.Knowledge, 'rows'],
    [HomeModuleKind.News, 'news'],
    [HomeModuleKind.People, 'people'],
    [HomeModuleKind.Topics, 'shelf'],
    [HomeModuleKind.Plans, 'shelf'],
    [HomeModuleKind.OmoClasses, 'shelf'],
    [HomeModuleKind.Vip, 'packages'],
    [HomeModuleKind.Ranking, 'ranking'],
    [HomeModuleKind.Content, 'shelf'],
    [HomeModuleKind.Functions, undefined],
    [HomeModuleKind.Upcoming, undefined],
    [HomeModuleKind.Advert, undefined],
    [HomeModuleKind.RichText, undefined],
    [HomeModuleKind.Banner, undefined],
  ])('kind %d alone is %s', (kind, shape) => {
    expect(shown(kind)?.shape).toBe(shape);
  });

  test('a table is shown as rows', () => {
    expect(shown(HomeModuleKind.Specials, { layout: ListLayout.Table })?.shape).toBe('rows');
  });

  test('rich text is shown as its text, and not at all without one', () => {
    const html = '<p>早</p>';
    expect(shown(HomeModuleKind.RichText, { html })).toMatchObject({ shape: 'text', html });
    expect(shown(HomeModuleKind.RichText, { html: '' })).toBeUndefined();
  });

  test('banners are shown in the layout of the module', () => {
    const list = [{ bannerId: 1, title: 'A', imageUrl: '', target: { kind: TargetKind.Course, id: 1 } }];
    const banners = { layout: BannerLayout.Carousel, autoplaySeconds: 6, list };
    expect(shown(HomeModuleKind.Banner, { banners, bannerLayout: BannerLayout.ListStyle })).toMatchObject({
      shape: 'banner',
      banner: { layout: BannerLayout.ListStyle, slides: [{ href: '/course/detail?courseId=1' }] },
    });
    const nowhere = [{ bannerId: 1, title: 'A', imageUrl: '', target: { kind: TargetKind.Course } }];
    expect(shown(HomeModuleKind.Banner, { banners: { ...banners, list: nowhere } })).toBeUndefined();
  });
});

test('entries that lead nowhere are left out, and the module with the last of them, but those of a ranking need no link', () => {
  const nowhere = item(2, { target: { kind: TargetKind.Comment } });
  expect(shown(HomeModuleKind.Content, { items: [item(1), nowhere] })).toMatchObject({
    items: [{ title: 'Item 1', href: '/course/detail?courseId=1' }],
  });
  expect(shown(HomeModuleKind.Content, { items: [nowhere] })).toBeUndefined();
  expect(shown(HomeModuleKind.Ranking, { items: [nowhere] })).toMatchObject({ items: [nowhere] });
  expect(shown(HomeModuleKind.Ranking, { items: [] })).toBeUndefined();
});

describe('the modules of the page vary', () => {
  const kinds = fc.constantFrom(...Object.values(HomeModuleKind));
  const pages = fc.array(
    fc.record({
      kind: kinds,
      count: fc.integer({ min: 1, max: 12 }),
      layout: fc.constantFrom(...Object.values(ListLayout)),
    }),
    { maxLength: 14 },
  );
  test('never two shelves, two lists or two large cards in a row, whatever the company puts there', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const shapes = drawn(page);
        expect(shapes.filter((shape, at) => isDrawing(shape) && shapes[at + 1] === shape)).toEqual([]);
      }),
      { seed: 19, numRuns: 300 },
    );
  });

  test('a large card is followed by at least two modules of other shapes, if the entries allow it', () => {
    const page = Array.from({ length: 12 }, () => ({
      kind: HomeModuleKind.Courses,
      count: 6,
      layout: ListLayout.Card,
    }));
    const turn = ['shelf', 'rows', 'feature'];
    expect(drawn(page)).toEqual([turn, turn, turn, turn].flat());
  });

  test.each([
    ['rows', 1, 1],
    ['rows', 3, 3],
    ['rows', 5, 4],
    ['rows', 9, 6],
    ['feature', 9, 5],
    ['shelf', 9, 9],
    ['shelf', 40, 12],
  ] as const)('%s of %d entries show %d, so that no row is half empty', (drawing, count, most) => {
    expect(countOf(drawing, count)).toBe(most);
  });
});

const place = (modules: HomeModule[]) => advertPlace(modules, moduleLayouts(modules, everywhere));

describe('the advert between the modules', () => {
  const three = [1, 2, 3].map((id) => module(id, HomeModuleKind.Courses));

  test('is after the first module', () => {
    expect(place(three)).toBe(1);
    expect(place([])).toBe(0);
  });

  test('is where the company put it, counted by the modules that are shown', () => {
    const empty = module(8, HomeModuleKind.Courses, { items: [] });
    const given = three.toSpliced(2, 0, empty, module(9, HomeModuleKind.Advert));
    expect(place(given)).toBe(2);
  });

  test('is among the modules that are shown at first', () => {
    const many = Array.from({ length: 9 }, (_, at) => module(at + 1, HomeModuleKind.Courses));
    expect(place([...many, module(10, HomeModuleKind.Advert)])).toBe(modulesAtFirst);
  });
});
