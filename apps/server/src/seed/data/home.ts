import {
  AdvertFrequency,
  AdvertSlot,
  BannerLayout,
  CornerPosition,
  FixedPageKey,
  NavAreaKind,
  TargetKind,
} from '@stoa/domain';
import type { LinkTarget, PageKey } from '@stoa/domain';
import type { advert, banner, bannerGroup, homeFunction, ModuleFlag } from '../../db/schema/index.ts';
import { day } from '../times.ts';
import type { SeedTimes } from '../times.ts';
import { partnerPage } from '../../areas/home/pages.ts';
import { fromPair, text } from './text.ts';
import type { Pair } from './text.ts';

const course = (id: number): LinkTarget => ({ kind: TargetKind.Course, id });
const courseArea = (id: number): LinkTarget => ({
  kind: TargetKind.NavArea,
  id,
  params: { areaKind: String(NavAreaKind.Course) },
});
const url = (path: string): LinkTarget => ({ kind: TargetKind.Url, url: path });
const special = (id: number): LinkTarget => ({ kind: TargetKind.Special, id });
const institute = (id: number): LinkTarget => ({ kind: TargetKind.Institute, id });
const allCourses: LinkTarget = { kind: TargetKind.Page, pageKey: FixedPageKey.Course };

/** Title, alternative text of the picture, and link. */
type Slide = readonly [title: Pair, alt: Pair, target: LinkTarget];

interface BannerSpec {
  companyId: number;
  brand: string;
  pageKey: PageKey;
  /** Layout of the page's banners; a carousel when it is left out. */
  layout?: BannerLayout;
  slides: readonly Slide[];
}

const { Home, Course, StudyCenter, Find } = FixedPageKey;

/** The 22 demo banners; their pictures are taken in order, by company. */
const bannerSpecs: readonly BannerSpec[] = [
  {
    companyId: 1001,
    brand: 'sunrise',
    pageKey: Home,
    slides: [
      [
        [
          '每天进步一点点，三十天成为可靠的店员',
          'A little better each day: thirty days to a reliable shop assistant',
        ],
        ['太阳从一排越来越高的柱子后升起', 'The sun rises behind columns of growing height'],
        course(201),
      ],
      [
        ['清晨的第一位顾客，从这里开始', 'The first customer of the morning'],
        ['晨光里的山丘', 'Hills in morning light'],
        course(205),
      ],
      [
        ['客诉处理五步法：把不满变成回头客', 'Five steps for complaints'],
        ['层层对话气泡', 'Layers of speech bubbles'],
        course(206),
      ],
      [
        ['陈列的秘密：让好商品自己开口', 'Secrets of display: let goods speak'],
        ['方与圆组成的货架图案', 'A shelf pattern of squares and circles'],
        course(203),
      ],
      [
        ['店长领导力：带好一支十人小队', 'Lead a team of ten'],
        ['一级一级向上的台阶', 'Steps leading upwards'],
        course(208),
      ],
    ],
  },
  {
    companyId: 1001,
    brand: 'sunrise',
    pageKey: Course,
    slides: [[['AI 提效专题上线', 'Work with AI'], ['环绕轨道的小球', 'Balls on orbits'], special(3)]],
  },
  {
    companyId: 1001,
    brand: 'sunrise',
    pageKey: StudyCenter,
    slides: [
      [
        ['本季必修，别忘了截止日', 'This quarter’s required courses'],
        ['太阳与柱形图', 'Sun and columns'],
        course(202),
      ],
    ],
  },
  {
    companyId: 1002,
    brand: 'deepblue',
    pageKey: Home,
    layout: BannerLayout.ThreePicture,
    slides: [
      [
        ['安全生产十条：进车间前必学', 'Ten rules before you enter the plant'],
        ['夜空中的行星轨道', 'Orbits in a night sky'],
        course(301),
      ],
      [
        ['班组长管理技能：交接、派工、处理异常', 'Shift leader skills'],
        ['蓝色台阶', 'Blue steps'],
        course(309),
      ],
      [
        ['质量工具七法：七张图解决现场问题', 'Seven quality tools'],
        ['几何图形阵列', 'An array of shapes'],
        course(305),
      ],
    ],
  },
  {
    companyId: 1002,
    brand: 'deepblue',
    pageKey: Course,
    slides: [
      [
        ['智能制造专题：机器人到数字孪生', 'Smart manufacturing'],
        ['蓝色圆弧与柱形', 'Blue arcs and columns'],
        special(5),
      ],
      [
        ['环境与双碳：从岗位开始', 'Carbon starts at your place'],
        ['夜色中的山丘', 'Hills at night'],
        course(314),
      ],
    ],
  },
  {
    companyId: 1002,
    brand: 'deepblue',
    pageKey: StudyCenter,
    slides: [
      [['每班十分钟，点检不落项', 'Ten minutes a shift for the check'], ['行星轨道', 'Orbits'], course(304)],
    ],
  },
  {
    companyId: 1003,
    brand: 'qinghe',
    pageKey: Home,
    layout: BannerLayout.DoublePicture,
    slides: [
      [
        ['反洗钱合规：三道防线，人人有责', 'Anti-money-laundering: three lines of defence'],
        ['从土里长出的新叶', 'New leaves from the ground'],
        course(401),
      ],
      [
        ['个人信息保护：收集最少，保管到位', 'Collect little, keep it safe'],
        ['绿色山丘', 'Green hills'],
        course(402),
      ],
    ],
  },
  {
    companyId: 1003,
    brand: 'qinghe',
    pageKey: StudyCenter,
    slides: [
      [
        ['合规文化月：一个月，四个主题', 'Compliance month: four topics'],
        ['绿色台阶', 'Green steps'],
        course(408),
      ],
    ],
  },
  {
    companyId: 1003,
    brand: 'qinghe',
    pageKey: Course,
    slides: [
      [
        ['柜面服务礼仪：七步服务', 'Counter service in seven steps'],
        ['对话气泡', 'Speech bubbles'],
        course(405),
      ],
    ],
  },
  {
    companyId: 500,
    brand: 'platform',
    pageKey: Home,
    slides: [
      [['让每一次学习都算数', 'Every lesson counts'], ['蓝色山丘与太阳', 'Blue hills and sun'], course(101)],
      [
        ['高效沟通的六个习惯', 'Six habits of effective communication'],
        ['对话气泡', 'Speech bubbles'],
        course(101),
      ],
    ],
  },
  {
    companyId: 500,
    brand: 'platform',
    pageKey: partnerPage,
    slides: [
      [
        ['伙伴学院：和同行一起上一门面授课', 'Partner institute: learn together, in one room'],
        ['环绕轨道的小球', 'Balls on orbits'],
        course(117),
      ],
    ],
  },
  {
    companyId: 500,
    brand: 'platform',
    pageKey: Course,
    slides: [
      [
        ['数据分析思维：先问对问题', 'Data thinking: ask first'],
        ['几何图形阵列', 'An array of shapes'],
        course(111),
      ],
    ],
  },
  {
    companyId: 500,
    brand: 'platform',
    pageKey: Find,
    slides: [
      [
        ['时间管理实战：把一天还给自己', 'Time management: your day, given back'],
        ['蓝色台阶', 'Blue steps'],
        course(102),
      ],
    ],
  },
];

export const bannerGroups: readonly (typeof bannerGroup.$inferInsert)[] = bannerSpecs.map(
  ({ companyId, pageKey, layout = BannerLayout.Carousel }) => ({
    companyId,
    pageKey,
    layout,
    autoplaySeconds: 6,
  }),
);

export function bannerRows(times: SeedTimes): (typeof banner.$inferInsert)[] {
  const shown = new Map<string, number>();
  return bannerSpecs.flatMap(({ companyId, brand, pageKey, slides }, group) =>
    slides.map(([title, alt, target], sort) => {
      const picture = (shown.get(brand) ?? 0) + 1;
      shown.set(brand, picture);
      return {
        bannerId: (group + 1) * 10 + sort + 1,
        companyId,
        pageKey,
        title: fromPair(title),
        // Home and course pages have no picture file: a carousel shows one picture alone without text, so the
        // portal draws a picture with the title instead.
        imageUrl: pageKey === Home || pageKey === Course ? '' : `banners/${brand}-${picture}.svg`,
        imageAlt: fromPair(alt),
        target,
        sort,
        startTime: times.ago(30 * day),
        endTime: times.ahead(365 * day),
      };
    }),
  );
}

/** One advert per slot for Sunrise. */
export const adverts: readonly (typeof advert.$inferInsert)[] = [
  {
    advId: 1,
    companyId: 1001,
    pageKey: Home,
    slot: AdvertSlot.Popup,
    title: text('门店运营专题：把店开好', 'Store operations: keep a good shop'),
    imageUrl: 'images/display-good.svg',
    target: special(4),
    frequency: AdvertFrequency.Once,
  },
  {
    advId: 2,
    companyId: 1001,
    pageKey: Home,
    slot: AdvertSlot.Float,
    title: text('三分钟呼吸练习', 'A three-minute breathing exercise'),
    imageUrl: 'images/breath.svg',
    corner: CornerPosition.BottomLeft,
    target: course(119),
    frequency: AdvertFrequency.Daily,
  },
  {
    advId: 3,
    companyId: 1001,
    pageKey: Home,
    slot: AdvertSlot.Inline,
    title: text('AI 提效：每天省下一小时', 'Work with AI: an hour saved each day'),
    imageUrl: 'banners/sunrise-6.svg',
    target: special(3),
    frequency: AdvertFrequency.EveryVisit,
    closable: false,
  },
  {
    advId: 4,
    companyId: 1001,
    pageKey: Home,
    slot: AdvertSlot.TopStrip,
    title: text('季度必修本月截止，点这里继续学习', 'Quarterly courses end this month: continue here'),
    imageUrl: '',
    target: course(202),
    frequency: AdvertFrequency.Daily,
  },
];

type FunctionSpec = readonly [name: Pair, target: LinkTarget, flag?: ModuleFlag];

const lists = {
  exams: url('/exam/list'),
  classes: url('/study/omo/list'),
  live: url('/live/company/list'),
  knowledge: url('/knowledge/list'),
  vip: url('/vip/center'),
  questionnaires: url('/questionnaire/list'),
};

/**
 * Entries of the home page by company. The icon follows from the target; `iconUrl` is for companies with
 * pictures of their own.
 */
const functionSpecs: Readonly<Record<number, readonly FunctionSpec[]>> = {
  500: [
    [['全部课程', 'All courses'], allCourses],
    [['免费课程', 'Free courses'], url('/course/free')],
    [['热门课程', 'Popular'], url('/course/hot')],
    [['专题', 'Collections'], url('/course/special/list')],
    [['名师', 'Teachers'], url('/teacher/list')],
    [['直播', 'Live'], url('/live/lz/list')],
    [['VIP', 'VIP'], lists.vip],
  ],
  1001: [
    [['全部课程', 'All courses'], allCourses],
    [['新店员', 'New colleagues'], courseArea(1)],
    [['专题', 'Collections'], url('/course/special/list')],
    [['学院', 'Institutes'], url('/course/institute/list')],
    [['内训师', 'Lecturers'], url('/lecturer/list')],
    [['直播', 'Live'], lists.live],
    [['考试', 'Exams'], lists.exams],
    [['问卷', 'Questionnaires'], lists.questionnaires],
    [['培训班', 'Classes'], lists.classes],
    [['带教', 'On-the-job'], url('/study/ojt/list')],
    [['知识', 'Knowledge'], lists.knowledge, 'knowledgeModule'],
    [['VIP', 'VIP'], lists.vip],
  ],
  1002: [
    [['安全必修', 'Safety first'], courseArea(4)],
    [['技能工匠', 'Craft Institute'], institute(9)],
    [['新课', 'New courses'], url('/course/fresh')],
    [['内训师', 'Lecturers'], url('/lecturer/list')],
    [['培训班', 'Classes'], lists.classes],
    [['考试', 'Exams'], lists.exams],
    [['问卷', 'Questionnaires'], lists.questionnaires],
    [['人才地图', 'Talent map'], { kind: TargetKind.TalentChannel, id: 2 }],
    [['知识', 'Knowledge'], lists.knowledge, 'knowledgeModule'],
    [['AI 计划', 'AI plan'], url('/study/ai-plan'), 'showAiChatFlg'],
  ],
  1003: [
    [['合规课程', 'Compliance courses'], courseArea(5)],
    [['全部课程', 'All courses'], allCourses],
    [['讲师', 'Lecturers'], url('/lecturer/list')],
    [['专题', 'Collections'], url('/course/special/list')],
    [['考试', 'Exams'], lists.exams],
    [['问卷', 'Questionnaires'], lists.questionnaires],
    [['培训班', 'Classes'], lists.classes],
    [['学分', 'Credits'], url('/study/credit')],
  ],
};

export const functions: readonly (typeof homeFunction.$inferInsert)[] = Object.entries(functionSpecs).flatMap(
  ([companyId, list]) =>
    list.map(([name, target, flag], sort) => ({
      functionId: Number(companyId) * 100 + sort + 1,
      companyId: Number(companyId),
      name: fromPair(name),
      target,
      sort,
      ...(flag === undefined ? {} : { flag }),
    })),
);
