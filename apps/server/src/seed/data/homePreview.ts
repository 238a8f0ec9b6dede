import { BannerLayout, HomeModuleKind, ListLayout, TargetKind } from '@stoa/domain';
import type { homePreviewModule, StoredBanner } from '../../db/schema/index.ts';
import { fromPair } from './text.ts';
import type { Pair } from './text.ts';

const previewId = 1;
const companyId = 1001;

type Picture = readonly [title: Pair, alt: Pair, courseId: number];

/** Alternative texts of the pictures of Sunrise, in their order. */
const pictures: readonly Picture[] = [
  [
    ['每天进步一点点', 'A little better each day'],
    ['太阳从一排越来越高的柱子后升起', 'The sun rises behind columns of growing height'],
    201,
  ],
  [['清晨的第一位顾客', 'The first customer'], ['晨光里的山丘', 'Hills in morning light'], 205],
  [['客诉处理五步法', 'Five steps for complaints'], ['层层对话气泡', 'Layers of speech bubbles'], 206],
  [['陈列的秘密', 'Secrets of display'], ['方与圆组成的货架图案', 'A shelf of squares and circles'], 203],
  [['店长领导力', 'Lead a shop'], ['一级一级向上的台阶', 'Steps leading upwards'], 208],
  [['AI 提效', 'Work with AI'], ['环绕轨道的小球', 'Balls on orbits'], 117],
  [['收银规范与防损', 'Checkout and loss prevention'], ['太阳与柱形图', 'Sun and columns'], 202],
];

/** Every layout, with as many pictures as it has places, and more where it can be scrolled. */
const layouts: readonly (readonly [layout: BannerLayout, title: Pair, count: number])[] = [
  [BannerLayout.Carousel, ['通栏轮播', 'Carousel'], 5],
  [BannerLayout.DoublePicture, ['双图', 'Two pictures'], 2],
  [BannerLayout.ThreePicture, ['三图', 'Three pictures'], 3],
  [BannerLayout.FourPicture, ['四图', 'Four pictures'], 4],
  [BannerLayout.FivePicture, ['五图', 'Five pictures'], 5],
  [BannerLayout.CardStyle, ['图文卡片', 'Cards'], 4],
  [BannerLayout.ListStyle, ['图文列表', 'List'], 4],
  [BannerLayout.SixteenNineCarousel, ['16:9 轮播', '16:9 carousel'], 7],
  [BannerLayout.OneOneCarousel, ['1:1 轮播', '1:1 carousel'], 7],
  [BannerLayout.ThreeFourCarousel, ['3:4 轮播', '3:4 carousel'], 7],
];

const slidesOf = (moduleId: number, count: number): StoredBanner[] =>
  pictures.slice(0, count).map(([title, alt, id], index) => ({
    bannerId: moduleId * 10 + index,
    title: fromPair(title),
    imageUrl: `banners/sunrise-${index + 1}.svg`,
    imageAlt: fromPair(alt),
    target: { kind: TargetKind.Course, id },
  }));

/** A draft that shows every banner layout, followed by modules that their areas fill. */
export const previewModules: readonly (typeof homePreviewModule.$inferInsert)[] = [
  ...layouts.map(([bannerLayout, title, count], sort) => ({
    previewId,
    moduleId: companyId * 1000 + sort + 1,
    companyId,
    kind: HomeModuleKind.Banner,
    title: fromPair(title),
    bannerLayout,
    banners: { autoplaySeconds: 6, list: slidesOf(companyId * 1000 + sort + 1, count) },
    limit: count,
    sort,
  })),
  {
    previewId,
    moduleId: companyId * 1000 + layouts.length + 1,
    companyId,
    kind: HomeModuleKind.Courses,
    title: fromPair(['评分最高', 'Best rated']),
    layout: ListLayout.Table,
    limit: 5,
    sort: layouts.length,
    query: { kind: 'all', sort: 'score' },
  },
];
