import type { CourseSummary } from '@stoa/api/contract/course';
import type {
  Advert,
  BannerGroup,
  HomeFunction,
  HomeModule,
  ModuleItem,
  UpcomingTask,
  UpcomingTaskList,
} from '@stoa/api/contract/home';
import type { StudySummary, StudyWeek } from '@stoa/api/contract/study';
import {
  AccessState,
  AdvertFrequency,
  AdvertSlot,
  AssignKind,
  BannerLayout,
  ChargeKind,
  ContentKind,
  CourseSource,
  HomeModuleKind,
  ListLayout,
  LiveStatus,
  PlanItemType,
  ProgressState,
  TargetKind,
  TaskItemKind,
  type Locale,
} from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { courseRowsFixture } from '../course/fixtures/courses.ts';
import { wordsIn } from '../test/wordsIn.ts';
import enHome from './words/en/home.ts';
import enModules from './words/en/modules.ts';
import type { HomeModulesTranslate, HomeTranslate } from './words/index.ts';
import zhHome from './words/zh-CN/home.ts';
import zhModules from './words/zh-CN/modules.ts';

const day = 86_400_000;
/** The current time in the fixtures, so that no screenshot depends on the day it is taken. */
export const fixtureNow = Date.UTC(2026, 10, 20, 2, 0);

/** Makes a translator, in a language, for the words that the page shows at once. */
export const homeIn = (locale: Locale): HomeTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { home: enHome }, namespace: 'home' })
    : createTranslator({ locale, messages: { home: zhHome }, namespace: 'home' });

/** Makes a translator, in a language, for the parts that load after the first paint. */
export const modulesIn = (locale: Locale): HomeModulesTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { homeModules: enModules }, namespace: 'homeModules' })
    : createTranslator({ locale, messages: { homeModules: zhModules }, namespace: 'homeModules' });

/** The courses that the company suggests to a new person. */
export const suggestedFixture = (locale: Locale): CourseSummary[] => courseRowsFixture(locale).slice(4, 7);

/** The course that the person stopped in the middle of a film. */
export function lastCourseFixture(locale: Locale): NonNullable<StudySummary['lastCourse']> {
  const say = wordsIn(locale);
  return {
    courseId: 205,
    source: CourseSource.Company,
    title: say(
      '会员服务话术：三句话留住一位顾客',
      'Member Service Scripts: Three Sentences That Keep a Customer',
    ),
    coverUrl: '',
    summary: '',
    teacherNames: [],
    categoryName: say('门店运营', 'Store Operations'),
    jobLevels: [],
    chargeKind: ChargeKind.Free,
    itemCount: 6,
    duration: 6265,
    score: 4.6,
    studyNum: 1284,
    credit: 2,
    corners: [],
    tags: [],
    freshTime: fixtureNow,
    access: AccessState.Ok,
    resume: { itemId: 20_502, title: say('2.1 倾听与回应', '2.1 Listening and answering'), position: 754 },
  };
}

/** The summary of a person in the middle of several courses, or of a new one. */
export function summaryFixture(locale: Locale, isNew = false): StudySummary {
  return {
    credit: {
      year: 2026,
      years: [2026],
      compulsory: { got: isNew ? 0 : 18.5, target: 30 },
      elective: { got: isNew ? 0 : 8, target: 20 },
      total: isNew ? 0 : 26.5,
      deadlineTime: Date.UTC(2026, 11, 31),
      state: 1, // State 1 means that the person is on track.
    },
    todaySeconds: isNew ? 0 : 24 * 60 + 10,
    weekSeconds: isNew ? 0 : 2120,
    streakDays: isNew ? 0 : 6,
    counts: isNew ? { todo: 0, doing: 0, done: 0, overdue: 0 } : { todo: 12, doing: 3, done: 21, overdue: 2 },
    lastCourse: isNew ? undefined : lastCourseFixture(locale),
  };
}

/** A week on its third day. */
export const weekFixture: StudyWeek = { goalMinutes: 90, daySeconds: [1500, 0, 620] };

/** The goals that a person can choose from, in minutes; 0 is none. A test holds them against the contract. */
export const goalChoices = [0, 30, 60, 90, 120, 180];

const banner = (bannerId: number, title: string, courseId: number) => ({
  bannerId,
  title,
  imageUrl: '',
  target: { kind: TargetKind.Course, id: courseId },
});

/** The banners at the top of the page. */
export function bannerFixture(locale: Locale): BannerGroup {
  const say = wordsIn(locale);
  return {
    layout: BannerLayout.Carousel,
    autoplaySeconds: 6,
    list: [
      banner(
        1,
        say(
          '每天进步一点点，三十天成为可靠的店员',
          'A little better each day: thirty days to a reliable colleague',
        ),
        201,
      ),
      banner(2, say('陈列的秘密：让好商品自己开口', 'Secrets of display'), 203),
      banner(3, say('店长领导力：带好一支十人小队', 'Lead a team of ten'), 208),
    ],
  };
}

const functionOf = (functionId: number, name: string, url: string, badge?: string): HomeFunction => ({
  functionId,
  name,
  iconUrl: '',
  target: { kind: TargetKind.Url, url },
  badge,
});

/** The functions, without pictures of their own. */
export function functionsFixture(locale: Locale): HomeFunction[] {
  const say = wordsIn(locale);
  return [
    functionOf(1, say('全部课程', 'All courses'), '/course/all'),
    functionOf(2, say('我的考试', 'My exams'), '/exam/list', '2'),
    functionOf(3, say('培训班', 'Classes'), '/study/omo/list', '1'),
    functionOf(4, say('学习地图', 'Learning map'), '/study/talent/channel'),
    functionOf(5, say('直播', 'Live'), '/live/company/list'),
    functionOf(6, say('证书', 'Certificates'), '/user/certificate'),
    functionOf(7, say('AI 计划', 'AI plan'), '/study/ai-plan'),
    functionOf(8, say('问卷', 'Questionnaires'), '/questionnaire/list', '3'),
  ];
}

const task = (
  id: number,
  title: string,
  parentTitle: string,
  days: number,
  more: Partial<UpcomingTask>,
): UpcomingTask => ({
  taskKey: String(id),
  target: { kind: TargetKind.Course, id },
  title,
  parentTitle,
  assignKind: AssignKind.Compulsory,
  dueTime: fixtureNow + days * day,
  state: days < 0 ? ProgressState.Overdue : ProgressState.InProgress,
  urgent: days < 3,
  ...more,
});

/** The tasks: the first six of twelve. */
export function tasksFixture(locale: Locale): UpcomingTaskList {
  const say = wordsIn(locale);
  const plan = say('季度必修', 'Required this quarter');
  const camp = say('店长特训营', 'Store manager camp');
  const list = [
    task(211, say('食品安全法规 · 课后测试', 'Food Safety Rules · test'), plan, -3, {
      planItemType: PlanItemType.NewExam,
    }),
    task(
      202,
      say('收银规范与防损', 'Checkout and Loss Prevention'),
      say('新员工 30 天 · 第二阶段', '30-day Onboarding · stage 2'),
      2,
      { taskItemKind: TaskItemKind.Course },
    ),
    task(3, say('店长特训营 · 线下签到', 'Store manager camp · sign-in'), camp, 0.2, {
      planItemType: PlanItemType.Offline,
    }),
    task(
      4,
      say(
        '陈列改善方案（实践作业）：用两周时间改一面货架，并写下前后对比',
        'Improve one shelf within two weeks and describe the difference',
      ),
      camp,
      8,
      { taskItemKind: TaskItemKind.Homework },
    ),
    task(5, say('十月培训满意度调查', 'October training survey'), say('约 3 分钟', 'About 3 minutes'), 10, {
      planItemType: PlanItemType.Questionnaire,
    }),
    task(214, say('安全与消防', 'Safety and Fire'), plan, 15, { taskItemKind: TaskItemKind.Course }),
  ];
  return { total: 12, overdue: 2, list, serverTime: fixtureNow };
}

const itemOf = (course: CourseSummary): ModuleItem => ({
  target: { kind: TargetKind.Course, id: course.courseId },
  title: course.title,
  coverUrl: course.coverUrl,
  corners: course.corners,
  progress: course.progress,
  meta: [course.categoryName],
  course,
});

const allCourses = { kind: TargetKind.Url, url: '/course/all' } as const;

/** Four modules of courses, each with another layout than the one before. */
export function courseModulesFixture(locale: Locale): HomeModule[] {
  const say = wordsIn(locale);
  const items = courseRowsFixture(locale).map(itemOf);
  const common = { kind: HomeModuleKind.Courses, layout: ListLayout.Card, moreTarget: allCourses };
  return [
    {
      ...common,
      moduleId: 1,
      title: say('门店必学', 'For our shops'),
      subtitle: say('店长推荐给本店同事', 'Chosen by shop managers'),
      items,
    },
    {
      ...common,
      moduleId: 2,
      title: say('为你推荐', 'For you'),
      subtitle: say('根据你的岗位与最近学习', 'By your role and what you learned lately'),
      items: items.slice(2),
    },
    {
      ...common,
      moduleId: 4,
      title: say('大家都在学', 'Popular now'),
      subtitle: say('本月学习人数最多', 'Most learners this month'),
      items: items.slice(0, 5),
    },
    {
      moduleId: 3,
      kind: HomeModuleKind.Courses,
      title: say('评分最高', 'Best rated'),
      layout: ListLayout.Table,
      items: items.slice(0, 3),
    },
  ];
}

/** The person's own account in the ranking below. */
export const readerId = 1023;

const entry = (id: number, title: string, more: Partial<ModuleItem> = {}): ModuleItem => ({
  target: { kind: TargetKind.Course, id: 200 + id },
  title,
  ...more,
});

const packet = (id: number, title: string, price: string, months: string, summary: string): ModuleItem => ({
  target: { kind: TargetKind.Vip, id },
  title,
  meta: [price, months],
  summary,
});

const module = (moduleId: number, kind: HomeModuleKind, title: string, items: ModuleItem[]): HomeModule => ({
  moduleId,
  kind,
  title,
  layout: ListLayout.Card,
  moreTarget: allCourses,
  items,
});

/** A module of each layout that the page shows below the fold. */
export function modulesFixture(locale: Locale): HomeModule[] {
  const say = wordsIn(locale);
  const minutes = (count: number) => say(`${count} 分钟`, `${count} min`);
  const mixed = [
    entry(1, say('客诉处理五步法', 'Five Steps for Complaints'), {
      meta: [say('门店运营', 'Store Operations')],
      progress: { percent: 42, state: ProgressState.InProgress },
    }),
    entry(2, say('食品安全法规', 'Food Safety Rules'), {
      meta: [say('法律法规', 'Laws')],
      progress: { percent: 100, state: ProgressState.Completed },
    }),
    entry(3, say('灭火器四步', 'The Fire Extinguisher in Four Steps'), {
      meta: [say('安全生产', 'Safety'), minutes(6)],
      contentKind: ContentKind.Video,
    }),
  ];
  const live = (id: number, title: string, status: LiveStatus, days: number): ModuleItem => ({
    target: { kind: TargetKind.Live, id },
    title,
    status,
    startTime: fixtureNow + days * day,
    meta: [say('苏映雪', 'Su Yingxue')],
  });
  const news = [
    say('年终盘点通知', 'Stocktaking at the end of the year'),
    say('新店开业：华东第 100 家', 'New shop: our hundredth in East China'),
    say('内训师招募', 'Lecturers wanted'),
    say('系统维护公告', 'Maintenance'),
    say('读书月书单', 'Books of the month'),
  ];
  const people = [
    say('苏映雪', 'Su Yingxue'),
    say('程晓岚', 'Cheng Xiaolan'),
    say('郑一鸣', 'Zheng Yiming'),
    say('顾清和', 'Gu Qinghe'),
  ];
  const learners = [
    say('周以衡', 'Zhou Yiheng'),
    ...people,
    say('何青青', 'He Qingqing'),
    say('唐果', 'Tang Guo'),
    say('叶澜', 'Ye Lan'),
    say('罗思敏', 'Luo Simin'),
    say('江一帆', 'Jiang Yifan'),
  ];
  const place = (at: number, title: string, area: string, count: number): ModuleItem => ({
    target: { kind: TargetKind.Page, id: 1000 + at },
    title,
    status: at,
    meta: [area, minutes(count)],
  });
  return [
    module(1, HomeModuleKind.Content, say('为你推荐', 'For you'), mixed),
    module(2, HomeModuleKind.Lives, say('直播', 'Live'), [
      live(
        1,
        say('门店运营直播：双十一复盘', 'Store Operations Live: what we learned in November'),
        LiveStatus.Live,
        0,
      ),
      live(2, say('门店开放日：现场答疑', 'Open Day: Ask the Shops'), LiveStatus.Upcoming, 1),
      live(3, say('生鲜陈列公开课', 'Displays of Fresh Food'), LiveStatus.Playback, -9),
    ]),
    module(
      3,
      HomeModuleKind.Knowledge,
      say('知识', 'Knowledge'),
      mixed.map((one) => ({
        ...one,
        summary: say('先听完，再回应：把不满变成回头客。', 'Listen first, then answer.'),
      })),
    ),
    module(
      4,
      HomeModuleKind.News,
      say('资讯', 'News'),
      news.map((title, at) => ({
        ...entry(at, title, {
          meta: ['11-20'],
          summary: say('点开看看这周发生了什么。', 'What happened this week.'),
        }),
        target: { kind: TargetKind.News, id: at + 1 },
      })),
    ),
    module(
      5,
      HomeModuleKind.People,
      say('内训师', 'Lecturers'),
      people.map((title, at) => ({
        target: { kind: TargetKind.Lecturer, id: at + 1 },
        title,
        meta: [say('门店培训经理', 'Store Training Manager')],
      })),
    ),
    module(6, HomeModuleKind.Vip, say('会员', 'Membership'), [
      packet(
        1,
        say('月卡', 'Month'),
        '¥29.00',
        say('1 个月', '1 month'),
        say('全部 VIP 课程', 'All VIP courses'),
      ),
      packet(
        2,
        say('季卡', 'Quarter'),
        '¥69.00',
        say('3 个月', '3 months'),
        say('每月只要 23 元', '¥23 a month'),
      ),
      packet(
        3,
        say('年卡', 'Year'),
        '¥199.00',
        say('12 个月', '12 months'),
        say('含直播回放', 'With recordings'),
      ),
    ]),
    module(7, HomeModuleKind.Ranking, say('本周学习榜', 'This week'), [
      ...learners.map((title, at) => place(at + 1, title, say('华东区', 'East China'), 320 - at * 20)),
      place(23, say('林小满', 'Lin Xiaoman'), say('华南区', 'South China'), 48),
    ]),
  ];
}

/** A module of banners and one of text. */
export function bannerAndTextFixture(locale: Locale): HomeModule[] {
  const say = wordsIn(locale);
  return [
    {
      moduleId: 1,
      kind: HomeModuleKind.Banner,
      title: say('本周活动', 'This week'),
      layout: ListLayout.Card,
      bannerLayout: BannerLayout.CardStyle,
      banners: {
        layout: BannerLayout.CardStyle,
        autoplaySeconds: 0,
        list: [1, 2, 3].map((id) => ({
          bannerId: id,
          title: say(`活动 ${id}`, `Event ${id}`),
          imageUrl: '',
          target: { kind: TargetKind.Course, id },
        })),
      },
    },
    {
      moduleId: 2,
      kind: HomeModuleKind.RichText,
      title: say('店长寄语', 'A word from the manager'),
      layout: ListLayout.Card,
      html: say(
        '<p>开店是每天的事，学习也是。</p>',
        '<p>Opening the shop is for every day, and so is learning.</p>',
      ),
    },
  ];
}

/** An advert that can be closed. */
export const advertFixture = (locale: Locale, change: Partial<Advert> = {}): Advert => ({
  advId: 7,
  slot: AdvertSlot.Popup,
  title: wordsIn(locale)('AI 提效：每天省下一小时', 'AI at work: an hour a day'),
  imageUrl: '',
  target: { kind: TargetKind.Course, id: 117 },
  frequency: AdvertFrequency.Daily,
  closable: true,
  ...change,
});
