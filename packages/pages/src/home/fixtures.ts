import { BannerLayout, PlanItemType, ProgressState, TaskItemKind, type Locale } from '@stoa/domain';
import type { HomeCourse, HomePageProps, HomeSummary, HomeTasks } from './HomePage/index.ts';
import { coursesFixture } from '../course/fixtures/courses.ts';
import { wordsIn } from '../test/wordsIn.ts';

const day = 86_400_000;
/** The fixtures' present, so that no picture depends on the day it is taken. */
export const fixtureNow = Date.UTC(2026, 10, 20, 2, 0);

function cards(locale: Locale): HomeCourse[] {
  return coursesFixture(locale).map(
    ({ id, title, href, coverUrl, category, categoryName, corners, progress }) => ({
      id,
      title,
      href,
      coverUrl,
      category,
      facts: [categoryName],
      corners,
      progress,
    }),
  );
}

function summary(locale: Locale): HomeSummary {
  const say = wordsIn(locale);
  return {
    credits: [
      { label: say('必修学分', 'Compulsory credit'), value: 18.5, target: 30, figure: '18.5 / 30' },
      { label: say('选修学分', 'Elective credit'), value: 8, target: 20, figure: '8 / 20' },
    ],
    facts: [
      { label: say('今日学习', 'Studied today'), figure: say('24 分钟', '24 min') },
      { label: say('连续学习', 'Streak'), figure: say('6 天', '6 days') },
    ],
    next: {
      title: say(
        '会员服务话术：三句话留住一位顾客',
        'Member Service Scripts: Three Sentences That Keep a Customer',
      ),
      line: say('学到 12:34 · 2.1 倾听与回应', 'At 12:34 · 2.1 Listening and answering'),
      action: say('继续学习', 'Continue'),
      href: '/course/study?courseId=205&itemId=20502',
      course: { id: 205, coverUrl: '', category: say('门店运营', 'Store Operations') },
    },
  };
}

const task = (
  id: string,
  title: string,
  parentTitle: string,
  days: number,
  more: { kind?: TaskItemKind; planItemType?: PlanItemType },
) => ({
  id,
  title,
  parentTitle,
  href: `/course/detail?courseId=${id}`,
  dueTime: fixtureNow + days * day,
  now: fixtureNow,
  state: days < 0 ? ProgressState.Overdue : ProgressState.InProgress,
  ...more,
});

function due(locale: Locale): HomeTasks {
  const say = wordsIn(locale);
  const plan = say('季度必修', 'Quarterly compulsory');
  return {
    kind: 'due',
    note: say('共 12 项，2 项已逾期', '12 tasks, 2 overdue'),
    more: { label: say('学习中心', 'Study centre'), href: '/study/center?tab=todo' },
    list: [
      task('211', say('食品安全法规 · 课后测试', 'Food Safety Rules · test'), plan, -3, {
        planItemType: PlanItemType.NewExam,
      }),
      task(
        '202',
        say('收银规范与防损', 'Checkout and Loss Prevention'),
        say('新员工 30 天 · 第二阶段', '30-day Onboarding · stage 2'),
        2,
        { kind: TaskItemKind.Course },
      ),
      task(
        '3',
        say('店长特训营 · 线下签到', 'Store manager camp · sign-in'),
        say('店长特训营', 'Store manager camp'),
        0.2,
        { planItemType: PlanItemType.Offline },
      ),
      task(
        '4',
        say(
          '陈列改善方案（实践作业）：用两周时间改一面货架，并写下前后对比',
          'Improve one shelf within two weeks and describe the difference',
        ),
        say('店长特训营', 'Store manager camp'),
        8,
        { kind: TaskItemKind.Homework },
      ),
      task(
        '5',
        say('十月培训满意度调查', 'October training survey'),
        say('约 3 分钟', 'About 3 minutes'),
        10,
        { planItemType: PlanItemType.Questionnaire },
      ),
      task('214', say('安全与消防', 'Safety and Fire'), plan, 15, { kind: TaskItemKind.Course }),
    ],
  };
}

/** The home page of a learner in the middle of things. */
export function homeFixture(locale: Locale): HomePageProps {
  const say = wordsIn(locale);
  const courses = cards(locale);
  const more = { label: say('更多', 'More'), href: '/course/all' };
  return {
    words: {
      retry: say('重试', 'Retry'),
      banner: say('推荐内容', 'Highlights'),
      functions: say('功能入口', 'Shortcuts'),
      previous: say('上一组', 'Previous shortcuts'),
      next: say('下一组', 'More shortcuts'),
      tasks: say('待办任务', 'To do'),
      modules: say('课程推荐', 'Courses'),
    },
    person: {
      greeting: say('早上好，林小满', 'Good morning, Lin Xiaoman'),
      line: say('晨曦零售', 'Sunrise Retail'),
      name: say('林小满', 'Lin Xiaoman'),
    },
    summary: { state: 'ready', data: summary(locale) },
    banner: {
      state: 'ready',
      data: {
        layout: BannerLayout.Carousel,
        autoplaySeconds: 6,
        slides: [
          {
            id: 1,
            eyebrow: say('新店员成长计划 · 第 3 期', 'New colleagues · third round'),
            title: say(
              '每天进步一点点，三十天成为可靠的店员',
              'A little better each day: thirty days to a reliable colleague',
            ),
            text: say(
              '12 门课程、4 次实操、1 位带教导师，按你的节奏完成。',
              'Twelve courses, four exercises and a mentor, at your pace.',
            ),
            actionLabel: say('查看课程', 'See the course'),
            href: '/course/detail?courseId=201',
          },
          {
            id: 2,
            title: say('陈列的秘密：让好商品自己开口', 'Secrets of display'),
            href: '/course/detail?courseId=203',
          },
          {
            id: 3,
            title: say('店长领导力：带好一支十人小队', 'Lead a team of ten'),
            href: '/course/detail?courseId=208',
          },
        ],
      },
    },
    functions: {
      state: 'ready',
      data: [
        { id: 1, name: say('全部课程', 'All courses'), href: '/course/all' },
        { id: 2, name: say('我的考试', 'My exams'), href: '/exam/list', badge: '2' },
        { id: 3, name: say('培训班', 'Classes'), href: '/study/omo/list', badge: '1' },
        { id: 4, name: say('学习地图', 'Learning map'), href: '/study/talent/channel' },
        { id: 5, name: say('直播', 'Live'), href: '/live/company/list' },
        { id: 6, name: say('证书', 'Certificates'), href: '/user/certificate' },
        { id: 7, name: say('AI 计划', 'AI plan'), href: '/study/ai-plan' },
        { id: 8, name: say('问卷', 'Questionnaires'), href: '/questionnaire/list', badge: '3' },
      ],
    },
    tasks: { state: 'ready', data: due(locale) },
    modules: {
      state: 'ready',
      data: [
        {
          id: 1,
          title: say('门店必学', 'For our shops'),
          note: say('店长推荐给本店同事', 'Chosen by shop managers'),
          layout: 'card',
          more,
          courses: courses.slice(0, 4),
        },
        {
          id: 2,
          title: say('为你推荐', 'For you'),
          note: say('根据你的岗位与最近学习', 'By your role and what you learned lately'),
          layout: 'card',
          more,
          courses: courses.slice(4),
        },
        { id: 3, title: say('评分最高', 'Best rated'), layout: 'row', courses: courses.slice(0, 3) },
      ],
    },
  };
}

/** A new colleague's first visit: nothing assigned, nothing begun. */
export function firstVisitFixture(locale: Locale): HomePageProps {
  const say = wordsIn(locale);
  const home = homeFixture(locale);
  return {
    ...home,
    person: {
      ...home.person,
      greeting: say('下午好，何青青', 'Good afternoon, He Qingqing'),
      name: say('何青青', 'He Qingqing'),
    },
    summary: {
      state: 'ready',
      data: {
        credits: [
          { label: say('必修学分', 'Compulsory credit'), value: 0, target: 30, figure: '0 / 30' },
          { label: say('选修学分', 'Elective credit'), value: 0, target: 20, figure: '0 / 20' },
        ],
        facts: [
          { label: say('今日学习', 'Studied today'), figure: say('0 分钟', '0 min') },
          { label: say('连续学习', 'Streak'), figure: say('0 天', '0 days') },
        ],
        next: {
          title: say('开始第一门课', 'Start your first course'),
          line: say('从全部课程里挑一门感兴趣的', 'Pick one that interests you from all courses'),
          action: say('浏览课程', 'Browse courses'),
          href: '/course/all',
        },
      },
    },
    tasks: {
      state: 'ready',
      data: {
        kind: 'start',
        title: say('从这里开始', 'Start here'),
        text: say(
          '还没有分配给你的任务，先看看这几门课',
          'Nothing has been assigned to you yet. Begin with one of these.',
        ),
        browse: { label: say('浏览全部课程', 'Browse all courses'), href: '/course/all' },
        courses: cards(locale).slice(4, 7),
      },
    },
  };
}
