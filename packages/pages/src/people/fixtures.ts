import type { LiveSummary } from '@stoa/api/contract/live';
import type { Person, PersonDetail } from '@stoa/api/contract/people';
import { LiveKind, LiveStatus, PersonRole, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { courseRowsFixture } from '../course/fixtures/courses.ts';
import { everywhere } from '../test/resolve.ts';
import { wordsIn } from '../test/wordsIn.ts';
import type { PersonDetailPageProps } from './PersonDetailPage/index.ts';
import type { PersonListPageProps } from './PersonListPage/index.ts';
import en from './words/en/people.ts';
import type { PeopleTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/people.ts';

const still = () => undefined;
const now = Date.UTC(2026, 2, 10, 2);
const companyId = 2;

/** Translator of this area's messages in a language. */
export const peopleIn = (locale: Locale): PeopleTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { people: en }, namespace: 'people' })
    : createTranslator({ locale, messages: { people: zhCN }, namespace: 'people' });

const lecturer = (locale: Locale, personId: number, name: string, title: string): Person => {
  const say = wordsIn(locale);
  return {
    personId,
    role: PersonRole.Lecturer,
    companyId,
    userId: personId + 1000,
    name,
    avatar: '',
    title,
    orgName: say('运营部', 'Operations'),
    tags: [say('门店', 'Stores'), say('带教', 'On-the-job training')],
    introHtml: '',
    expertise: [say('新店员带教', 'Training new colleagues'), say('客诉处理', 'Complaints')],
    courses: [
      { courseId: 201, title: say('新店员第一课：从开门到打烊', 'First Day on the Shop Floor') },
      { courseId: 206, title: say('客诉处理五步法', 'Five Steps for Complaints') },
    ],
    courseNum: 8,
    fansNum: 126,
    followed: false,
    score: 4.6,
  };
};

/** Lecturers of a retail company, one with a long name and one without any details. */
export function peopleFixture(locale: Locale): Person[] {
  const say = wordsIn(locale);
  const person = (id: number, name: string, title: string) => lecturer(locale, id, name, title);
  return [
    {
      ...person(811, say('苏映雪', 'Su Yingxue'), say('门店培训经理', 'Store Training Manager')),
      followed: true,
    },
    {
      ...person(812, say('程晓岚', 'Cheng Xiaolan'), say('生鲜品控主管', 'Fresh Food Quality Lead')),
      tags: [say('生鲜', 'Fresh food')],
      orgName: say('商品部', 'Merchandise'),
    },
    {
      ...person(
        813,
        say('阿卜杜热合曼·麦麦提艾力', 'Abdurahman Mamatali-Featherstonehaugh'),
        say('华东区区域经理兼新店筹备组组长', 'Area Manager, East China, and Head of New Shops'),
      ),
      fansNum: 12_345,
    },
    {
      ...person(814, say('李', 'Li'), say('店长', 'Shop Manager')),
      orgName: undefined,
      tags: [],
      expertise: [],
      courses: [],
      courseNum: 0,
      fansNum: 0,
      score: undefined,
    },
  ];
}

/** Props of the list of lecturers. */
export function personListFixture(locale: Locale): PersonListPageProps {
  const say = wordsIn(locale);
  const rows = peopleFixture(locale);
  return {
    role: PersonRole.Lecturer,
    people: { state: 'ready', data: { rows, total: 42, pageNo: 1, pages: 2, stale: false } },
    keyword: '',
    tags: [say('门店', 'Stores'), say('生鲜', 'Fresh food'), say('经营', 'Operations'), say('数据', 'Data')],
    tag: '',
    t: peopleIn(locale),
    resolve: everywhere,
    onKeyword: still,
    onTag: still,
    onPage: still,
    onClear: still,
  };
}

/** A lecturer as the server returns them, or the same with a few changes. */
export function personFixture(locale: Locale, change: Partial<PersonDetail> = {}): PersonDetail {
  const say = wordsIn(locale);
  const live: LiveSummary = {
    liveId: 2,
    liveKind: LiveKind.Company,
    title: say('门店开放日：现场答疑', 'Open Day: Ask the Shops'),
    coverUrl: '',
    status: LiveStatus.Upcoming,
    startTime: now + 86_400_000,
    endTime: now + 90_000_000,
    lecturerNames: [say('苏映雪', 'Su Yingxue')],
    subscribeNum: 342,
    subscribed: false,
    corners: [],
  };
  return {
    ...lecturer(locale, 811, say('苏映雪', 'Su Yingxue'), say('门店培训经理', 'Store Training Manager')),
    introHtml: say(
      '<p>从收银员做起，带出过二十六位店长。新店员的第一课由她讲，也由她改。</p>',
      '<p>Began at the till and has trained twenty-six shop managers. She teaches the first lesson of every new colleague, and keeps improving it.</p>',
    ),
    expertise: [say('新店员带教', 'Training new colleagues'), say('客诉处理', 'Complaints')],
    honours: [say('2025 年度金牌内训师', 'Trainer of the Year 2025')],
    lives: [live],
    knowledge: [],
    ...change,
  };
}

/** Props of the page of a lecturer. */
export function personDetailFixture(
  locale: Locale,
  change: Partial<PersonDetail> = {},
): PersonDetailPageProps {
  const rows = courseRowsFixture(locale).slice(0, 3);
  return {
    person: { state: 'ready', data: personFixture(locale, change) },
    courses: { state: 'ready', data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false } },
    others: { state: 'ready', data: peopleFixture(locale) },
    listHref: '/lecturer/list',
    tab: 'intro',
    t: peopleIn(locale),
    locale,
    resolve: everywhere,
    now,
    onTab: still,
    onPage: still,
    onAsk: still,
  };
}
