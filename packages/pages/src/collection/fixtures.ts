import type { CourseCollection, CourseSummary } from '@stoa/api/contract/course';
import { PersonRole, ProgressState, TargetKind, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { channelsFixture } from '../course/fixtures/courseList.ts';
import { channelsIn } from '../course/fixtures/words.ts';
import { courseRowsFixture } from '../course/fixtures/courses.ts';
import type { Resolve } from '../links/index.ts';
import { everywhere } from '../test/resolve.ts';
import { wordsIn } from '../test/wordsIn.ts';
import type { CollectionDetailPageProps } from './CollectionDetailPage/index.ts';
import type { CollectionListPageProps } from './CollectionListPage/index.ts';
import en from './words/en/collections.ts';
import type { CollectionTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/collections.ts';

const still = () => undefined;
const companyId = 2;

/** Translator of this area's messages in a language. */
export const collectionIn = (locale: Locale): CollectionTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { collections: en }, namespace: 'collections' })
    : createTranslator({ locale, messages: { collections: zhCN }, namespace: 'collections' });

const special = (
  id: number,
  name: string,
  summary: string,
  courseCount: number,
  studyNum?: number,
): CourseCollection => ({
  id,
  kind: TargetKind.Special,
  companyId,
  name,
  coverUrl: '',
  summary,
  introHtml: '',
  courseCount,
  studyNum,
  followed: id === 4,
  sections: [],
});

/** The specials of Sunrise Retail. */
export function collectionsFixture(locale: Locale): CourseCollection[] {
  const say = wordsIn(locale);
  return [
    special(
      4,
      say('门店运营', 'Store Operations'),
      say('陈列、促销与数据，把店开好。', 'Display, promotion and data for a good shop.'),
      6,
      12_000,
    ),
    special(
      1,
      say(
        '新经理的九十天：从接手一支陌生的队伍，到让每个人都知道自己为什么而来',
        'First Ninety Days: Taking Over a Team and Making Sure That Everybody Knows Why They Came',
      ),
      say('从接手到带队，三个月走稳三步。', 'Three steady steps for the first three months.'),
      5,
    ),
    special(2, say('合规', 'Law'), '', 3),
  ];
}

/** A page of eight specials. */
export function manyCollectionsFixture(locale: Locale) {
  const rows = collectionsFixture(locale);
  const list = Array.from({ length: 8 }, (_, at) => ({
    ...(rows[at % 3] ?? special(0, '', '', 0)),
    id: at + 1,
  }));
  return { rows: list, total: list.length, pageNo: 1, pages: 1, stale: false };
}

/** Props of the list of specials. */
export function collectionListFixture(locale: Locale): CollectionListPageProps {
  const rows = collectionsFixture(locale);
  return {
    kind: TargetKind.Special,
    collections: { state: 'ready', data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false } },
    channels: channelsFixture(locale, 'special'),
    keyword: '',
    t: collectionIn(locale),
    tChannels: channelsIn(locale),
    resolve: everywhere,
    onKeyword: still,
    onPage: still,
  };
}

/** An institute with three sections and its teachers. */
export function collectionFixture(locale: Locale): CourseCollection {
  const say = wordsIn(locale);
  return {
    id: 8,
    kind: TargetKind.Institute,
    companyId,
    name: say('零售学院', 'Retail Institute'),
    coverUrl: '',
    summary: say('从店员到区域经理的成长课。', 'From shop assistant to area manager.'),
    introHtml: say(
      '<p>从店员到区域经理的成长课：先把货摆好，再把人带好，最后把店经营好。</p>',
      '<p>From shop assistant to area manager: first the goods, then the people, then the business.</p>',
    ),
    courseCount: 8,
    studyNum: 34_000,
    followed: false,
    sections: [
      { sectionId: 82, name: say('店长', 'Managers'), sort: 2 },
      { sectionId: 81, name: say('店员', 'Assistants'), sort: 1 },
      { sectionId: 83, name: say('区域经理', 'Area managers'), sort: 3 },
    ],
    teachers: [
      {
        personId: 811,
        role: PersonRole.Lecturer,
        name: say('苏映雪', 'Su Yingxue'),
        avatar: '',
        title: say('运营培训经理', 'Operations Training Manager'),
        tags: [],
      },
      {
        personId: 812,
        role: PersonRole.Mentor,
        name: say('赵立', 'Zhao Li'),
        avatar: '',
        title: say('区域经理', 'Area Manager'),
        tags: [],
      },
    ],
  };
}

/** The institute's eight courses, three of them completed. */
export const instituteCoursesFixture = (locale: Locale): CourseSummary[] =>
  courseRowsFixture(locale).map((course, at) => ({
    ...course,
    progress: at < 3 ? { state: ProgressState.Completed, percent: 100 } : undefined,
  }));

/** Resolves everything but mentors, as if their page was not built. */
const withoutMentors: Resolve = (target, context) =>
  target.kind === TargetKind.Mentor ? undefined : everywhere(target, context);

/** Props of an institute's page, with three of eight courses completed. */
export const collectionDetailFixture = (
  locale: Locale,
): Omit<CollectionDetailPageProps, 'renderCourses'> => ({
  collection: { state: 'ready', data: collectionFixture(locale) },
  courses: instituteCoursesFixture(locale),
  related: { state: 'ready', data: collectionsFixture(locale) },
  t: collectionIn(locale),
  resolve: withoutMentors,
});
