import { BannerLayout, ContentKind, HomeModuleKind, ListLayout, PersonRole, TargetKind } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import type { homeModule, ModuleFlag, StoredBanners, StoredLink } from '../../db/schema/index.ts';
import { fromPair } from './text.ts';
import type { Pair } from './text.ts';

const course = (id: number): LinkTarget => ({ kind: TargetKind.Course, id });
const url = (path: string): LinkTarget => ({ kind: TargetKind.Url, url: path });

interface ModuleSpec {
  kind: HomeModuleKind;
  title: Pair;
  subtitle?: Pair;
  layout?: ListLayout;
  limit?: number;
  more?: LinkTarget;
  query?: Record<string, string>;
  links?: StoredLink[];
  html?: Pair;
  flag?: ModuleFlag;
  bannerLayout?: BannerLayout;
  banners?: StoredBanners;
}

/** A module of course cards, which the server fills by a query of the course list. */
const courses = (
  title: Pair,
  subtitle: Pair,
  query: Record<string, string>,
  more: string,
  extra: Partial<ModuleSpec> = {},
): ModuleSpec => ({
  kind: HomeModuleKind.Courses,
  title,
  subtitle,
  limit: 6,
  query,
  more: url(more),
  ...extra,
});

const specials = (ids: readonly number[]): ModuleSpec => ({
  kind: HomeModuleKind.Specials,
  title: ['精选专题', 'Collections'],
  subtitle: ['围绕一个目标的一组课', 'A set of courses around one aim'],
  more: url('/course/special/list'),
  query: { ids: ids.join() },
});

const personPages = {
  [PersonRole.Teacher]: '/teacher/list',
  [PersonRole.Lecturer]: '/lecturer/list',
} as const;

/** A module of people: the platform's teachers, or a company's own lecturers. */
const persons = (title: Pair, role: keyof typeof personPages): ModuleSpec => ({
  kind: HomeModuleKind.People,
  title,
  limit: 6,
  more: url(personPages[role]),
  query: { role },
});

type Picture = readonly [title: Pair, courseId: number];

/**
 * A module of banners. They have no picture files, because the portal draws scenes of any size in the
 * company's colours.
 */
const pictures = (bannerLayout: BannerLayout, title: Pair, list: readonly Picture[]): ModuleSpec => ({
  kind: HomeModuleKind.Banner,
  title,
  bannerLayout,
  limit: list.length,
  banners: {
    autoplaySeconds: 0,
    list: list.map(([name, id], at) => ({
      bannerId: id * 10 + at,
      title: fromPair(name),
      imageUrl: '',
      imageAlt: fromPair(name),
      target: course(id),
    })),
  },
});

const content = (
  title: Pair,
  items: readonly (readonly [id: number, kind: ContentKind, title: Pair])[],
): ModuleSpec => ({
  kind: HomeModuleKind.Content,
  title,
  links: items.map(([id, contentKind, name]) => ({ target: course(id), title: fromPair(name), contentKind })),
});

const recommended = courses(
  ['为你推荐', 'For you'],
  ['根据你的岗位与最近学习', 'By your role and what you learned lately'],
  { kind: 'recommend' },
  '/course/recommend',
  { flag: 'showRecommendCourseFlg' },
);
const fresh = courses(
  ['新课上架', 'New courses'],
  ['最近一个月的新课', 'Of the last weeks'],
  { kind: 'fresh' },
  '/course/fresh',
);
const hot = courses(
  ['大家都在学', 'Popular now'],
  ['本月学习人数最多', 'Most learners this month'],
  { kind: 'hot' },
  '/course/hot',
);
const free = courses(
  ['免费公开课', 'Free courses'],
  ['通用能力，人人可学', 'Skills for everyone'],
  { kind: 'free' },
  '/course/free',
);
const digital = courses(
  ['数字化与 AI', 'Digital and AI'],
  ['让工具替你省时间', 'Let tools save your time'],
  { kind: 'all', categoryId: '5' },
  '/course/all?categoryId=5',
);
const leadership = courses(
  ['领导力', 'Leadership'],
  ['从骨干到高管', 'From key player to executive'],
  { kind: 'all', categoryId: '2' },
  '/course/all?categoryId=2',
);
const general = courses(
  ['通用能力', 'General skills'],
  ['沟通、思维与自我管理', 'Communication, thinking, self-management'],
  { kind: 'all', categoryId: '1' },
  '/course/all?categoryId=1',
);
const compliance = courses(
  ['合规与安全', 'Compliance and safety'],
  ['每个人的底线', 'Everyone’s baseline'],
  { kind: 'all', categoryId: '4' },
  '/course/all?categoryId=4',
);
const bestRated = courses(
  ['评分最高', 'Best rated'],
  ['同事们的打分', 'Rated by colleagues'],
  { kind: 'all', sort: 'score' },
  '/course/all?sort=score',
  { layout: ListLayout.Table, limit: 6 },
);

const own = (title: Pair, subtitle: Pair): ModuleSpec =>
  courses(title, subtitle, { kind: 'company' }, '/course/company', { limit: 8 });
const customised = courses(
  ['定制课程', 'Customised'],
  ['为我们专门制作', 'Made for us'],
  { kind: 'customize' },
  '/course/customize',
);
const members = courses(
  ['VIP 专享', 'For VIPs'],
  ['进阶课程，会员免费', 'Advanced courses, free for members'],
  { kind: 'vip' },
  '/course/vip',
  { flag: 'showVipPaidCourseFlg' },
);

/**
 * The modules of each company. The most important ones for a learner of that company are among the first
 * seven; the others are shown when they ask for more.
 */
const moduleSpecs: Readonly<Record<number, readonly ModuleSpec[]>> = {
  500: [
    hot,
    pictures(
      BannerLayout.SixteenNineCarousel,
      ['本月主题', 'This month'],
      [
        [['高效沟通的六个习惯', 'Six habits of communication'], 101],
        [['时间管理实战', 'Time management'], 102],
        [['数据分析思维', 'Data thinking'], 111],
        [['三分钟呼吸练习', 'Three minutes to breathe'], 119],
        [['结构化思维基础', 'Structured thinking'], 103],
      ],
    ),
    free,
    persons(['名师', 'Teachers'], PersonRole.Teacher),
    bestRated,
    specials([1, 2, 3]),
    leadership,
    digital,
    pictures(
      BannerLayout.OneOneCarousel,
      ['碎片时间', 'A few minutes'],
      [
        [['先想结构，再开口', 'Structure first'], 103],
        [['停下来，呼吸三分钟', 'Stop and breathe'], 119],
        [['先问对问题', 'Ask first'], 111],
        [['说清楚一件事', 'Say one thing well'], 101],
        [['把一天还给自己', 'Your day, given back'], 102],
        [['一份好报告', 'A good report'], 120],
      ],
    ),
    {
      kind: HomeModuleKind.RichText,
      title: ['关于学习云', 'About Learning Cloud'],
      html: [
        '<p>二十四门通用课程，手机与电脑都能学。</p>',
        '<p>Twenty-four general courses, on any screen.</p>',
      ],
    },
  ],
  // A shop: compulsory courses first, then stories from the shop floor, and people to ask.
  1001: [
    own(['门店必学', 'For our shops'], ['店长推荐给本店同事', 'Chosen by shop managers']),
    hot,
    pictures(
      BannerLayout.ThreeFourCarousel,
      ['门店故事', 'Stories from the shops'],
      [
        [['清晨的第一位顾客', 'The first customer'], 205],
        [['会说话的货架', 'Shelves that speak'], 203],
        [['把不满变成回头客', 'From anger to loyalty'], 206],
        [['十个人的小队', 'A team of ten'], 208],
        [['每天省下一小时', 'An hour saved each day'], 117],
        [['一分不差', 'To the last cent'], 202],
      ],
    ),
    recommended,
    persons(['内训师', 'Our lecturers'], PersonRole.Lecturer),
    specials([1, 2, 3, 4]),
    bestRated,
    members,
    pictures(
      BannerLayout.CardStyle,
      ['本周活动', 'This week'],
      [
        [['陈列大赛：晒出你的货架', 'Display contest: show your shelf'], 203],
        [['客诉处理，练一练', 'Complaints: a little practice'], 206],
        [['店长公开课', 'Open lesson for shop managers'], 208],
      ],
    ),
    content(
      ['十分钟充电', 'Ten minutes'],
      [
        [119, ContentKind.Audio, ['三分钟呼吸练习', 'A three-minute breathing exercise']],
        [214, ContentKind.Video, ['灭火器四步', 'Four steps with an extinguisher']],
        [212, ContentKind.ImageText, ['三个门店里的小故事', 'Three small stories from the shops']],
        [208, ContentKind.Column, ['店长领导力', 'Store manager leadership']],
      ],
    ),
    {
      kind: HomeModuleKind.RichText,
      title: ['店长寄语', 'From a shop manager'],
      html: [
        '<p>开店是每天的事，学习也是。今天先学十分钟。</p>',
        '<p>A shop is a daily matter, and so is learning. Ten minutes today.</p>',
      ],
    },
  ],
  // A plant: safety first, then the craft and the people who teach it.
  1002: [
    {
      kind: HomeModuleKind.RichText,
      title: ['今日安全提醒', 'Safety today'],
      html: [
        '<p>上岗前五分钟：帽、镜、鞋、急停、通道。</p>',
        '<p>Five minutes before the shift: helmet, goggles, shoes, stop, paths.</p>',
      ],
    },
    own(['岗位必修', 'For our plants'], ['安全、质量与手艺', 'Safety, quality and craft']),
    pictures(
      BannerLayout.FivePicture,
      ['工艺主题', 'Our crafts'],
      [
        [['点检十分钟，一班都安心', 'Ten minutes of checks, a safe shift'], 304],
        [['班组长管理技能', 'Shift leader skills'], 309],
        [['质量工具七法', 'Seven quality tools'], 305],
        [['从岗位做起的双碳', 'Carbon starts at your place'], 314],
        [['机器人到数字孪生', 'From robots to digital twins'], 308],
      ],
    ),
    compliance,
    persons(['内训师', 'Our lecturers'], PersonRole.Lecturer),
    recommended,
    hot,
    pictures(
      BannerLayout.ListStyle,
      ['现场要点', 'On the floor'],
      [
        [['进车间前必学的十条', 'Ten rules before you enter the plant'], 301],
        [['八大浪费，从身边找起', 'Eight kinds of waste around you'], 302],
        [['5S：让现场自己说话', '5S: let the floor speak'], 303],
        [['交接班要说的三件事', 'Three things to say at handover'], 309],
      ],
    ),
    specials([1, 2, 3, 5]),
    bestRated,
  ],
  // A bank: the compliance calendar first, then the business.
  1003: [
    compliance,
    pictures(
      BannerLayout.FourPicture,
      ['合规月历', 'Compliance calendar'],
      [
        [['第一周：反洗钱', 'Week one: money laundering'], 401],
        [['第二周：个人信息', 'Week two: personal data'], 402],
        [['第三周：合规文化', 'Week three: compliance'], 408],
        [['第四周：柜面服务', 'Week four: at the counter'], 405],
      ],
    ),
    own(['本行课程', 'Our courses'], ['合规与业务', 'Compliance and business']),
    persons(['内训师', 'Our lecturers'], PersonRole.Lecturer),
    bestRated,
    general,
    fresh,
    digital,
    customised,
  ],
};

export const modules: readonly (typeof homeModule.$inferInsert)[] = Object.entries(moduleSpecs).flatMap(
  ([id, list]) =>
    list.map((spec, sort) => ({
      moduleId: Number(id) * 100 + sort + 1,
      companyId: Number(id),
      kind: spec.kind,
      title: fromPair(spec.title),
      layout: spec.layout ?? ListLayout.Card,
      limit: spec.limit ?? 4,
      sort,
      ...(spec.subtitle ? { subtitle: fromPair(spec.subtitle) } : {}),
      ...(spec.more ? { moreTarget: spec.more } : {}),
      ...(spec.query ? { query: spec.query } : {}),
      ...(spec.links ? { links: spec.links } : {}),
      ...(spec.html ? { html: fromPair(spec.html) } : {}),
      ...(spec.flag ? { flag: spec.flag } : {}),
      ...(spec.bannerLayout ? { bannerLayout: spec.bannerLayout } : {}),
      ...(spec.banners ? { banners: spec.banners } : {}),
    })),
);
