import { LiveKind, LiveStatus } from '@stoa/domain';
import { coursesFixture, wordsIn, type FixtureLocale } from '../../course/fixtures/courses.ts';
import type { PersonDetailPageProps } from './PersonDetailPage.tsx';
import type { PersonListPageProps } from './PersonListPage.tsx';
import type { ListedPerson, PersonView } from './types.ts';

const still = () => undefined;
const now = Date.UTC(2026, 2, 10, 2);

/** Lecturers of Sunrise Retail, with a long name and one without anything to tell. */
export function personListFixture(locale: FixtureLocale): PersonListPageProps {
  const say = wordsIn(locale);
  const person = (
    id: number,
    name: string,
    post: string,
    more: Partial<ListedPerson> = {},
  ): ListedPerson => ({
    id,
    name,
    href: `/lecturer/detail?id=${id}`,
    avatarUrl: '',
    post,
    orgName: say('运营部', 'Operations'),
    tags: [say('门店', 'Stores'), say('带教', 'On-the-job training')],
    courseCount: 8,
    fanCount: 126,
    score: 4.6,
    followed: false,
    ...more,
  });
  return {
    title: say('内训师', 'Lecturers'),
    words: {
      keyword: say('搜索姓名、专长', 'Search name or subject'),
      filters: say('筛选内训师', 'Filter lecturers'),
      tag: say('专长', 'Subject'),
      all: say('全部', 'All'),
      more: say('展开', 'More'),
      less: say('收起', 'Less'),
      clear: say('清除筛选', 'Clear filters'),
      retry: say('重试', 'Retry'),
      pages: say('内训师列表分页', 'Pages of lecturers'),
      emptyFiltered: say('没有符合条件的内训师', 'No lecturer matches'),
      empty: say('这里还没有内训师', 'There are no lecturers here yet'),
    },
    keyword: '',
    tags: [say('门店', 'Stores'), say('生鲜', 'Fresh food'), say('经营', 'Operations'), say('数据', 'Data')],
    tag: '',
    rows: {
      state: 'ready',
      data: {
        people: [
          person(811, say('苏映雪', 'Su Yingxue'), say('门店培训经理', 'Store Training Manager'), {
            followed: true,
          }),
          person(812, say('程晓岚', 'Cheng Xiaolan'), say('生鲜品控主管', 'Fresh Food Quality Lead'), {
            tags: [say('生鲜', 'Fresh food')],
            orgName: say('商品部', 'Merchandise'),
          }),
          person(
            813,
            say('阿卜杜热合曼·麦麦提艾力', 'Abdurahman Mamatali-Featherstonehaugh'),
            say('华东区区域经理兼新店筹备组组长', 'Area Manager, East China, and Head of New Shops'),
            { fanCount: 12_345 },
          ),
          person(814, say('李', 'Li'), say('店长', 'Shop Manager'), {
            orgName: undefined,
            tags: [],
            courseCount: 0,
            fanCount: 0,
            score: undefined,
          }),
        ],
        count: say('共 42 位', '42 people'),
        page: 1,
        pageCount: 2,
        stale: false,
      },
    },
    onKeyword: still,
    onTag: still,
    onPage: still,
    onClear: still,
  };
}

const taught = ({
  categoryName: _category,
  level: _level,
  action: _action,
  resume: _resume,
  teacherNames: _teachers,
  ...course
}: ReturnType<typeof coursesFixture>[number]) => course;

/** The page of a lecturer, or the same with a few changes. */
export function personDetailFixture(
  locale: FixtureLocale,
  change: Partial<PersonView> = {},
): PersonDetailPageProps {
  const say = wordsIn(locale);
  return {
    person: {
      state: 'ready',
      data: {
        name: say('苏映雪', 'Su Yingxue'),
        avatarUrl: '',
        lines: [say('门店培训经理', 'Store Training Manager'), say('运营部', 'Operations')],
        role: say('内训师', 'Lecturer'),
        mine: false,
        tags: [say('门店', 'Stores'), say('带教', 'On-the-job training')],
        facts: [
          { figure: '8', label: say('门课程', 'courses') },
          { figure: '126', label: say('位同事关注', 'colleagues follow') },
          { figure: '4.6', label: say('课程评分', 'course rating') },
        ],
        trail: [{ label: say('内训师', 'Lecturers'), href: '/lecturer/list' }],
        introHtml: say(
          '<p>从收银员做起，带出过二十六位店长。新店员的第一课由她讲，也由她改。</p>',
          '<p>Began at the till and has trained twenty-six shop managers. She teaches the first lesson of every new colleague, and keeps improving it.</p>',
        ),
        expertise: [say('新店员带教', 'Training new colleagues'), say('客诉处理', 'Complaints')],
        honours: [say('2025 年度金牌内训师', 'Trainer of the Year 2025')],
        hasCourses: true,
        lives: [
          {
            id: 2,
            title: say('门店开放日：现场答疑', 'Open Day: Ask the Shops'),
            href: '/live/company/detail?liveId=2',
            coverUrl: '',
            liveKind: LiveKind.Company,
            status: LiveStatus.Upcoming,
            startTime: now + 86_400_000,
            endTime: now + 90_000_000,
            subscriberCount: 342,
            corners: [],
          },
        ],
        articles: [],
        ...change,
      },
    },
    courses: {
      state: 'ready',
      data: { courses: coursesFixture(locale).slice(0, 4).map(taught), page: 1, pageCount: 1, stale: false },
    },
    tab: 'intro',
    words: {
      mine: say('我的导师', 'My mentor'),
      ask: say('提问', 'Ask a question'),
      tags: say('专长', 'Subjects'),
      tabs: say('个人主页', 'Profile'),
      intro: say('简介', 'About'),
      courses: say('课程', 'Courses'),
      lives: say('直播', 'Live'),
      articles: say('知识', 'Knowledge'),
      questions: say('问答', 'Questions'),
      expertise: say('擅长', 'Ask about'),
      honours: say('荣誉', 'Honours'),
      noIntro: say('还没有写简介。', 'There is no introduction yet.'),
      pages: say('课程分页', 'Pages of courses'),
      retry: say('重试', 'Retry'),
    },
    now,
    onTab: still,
    onPage: still,
    onAsk: still,
  };
}
