import type { NavArea } from '@stoa/api/contract/home';
import type { SearchAnswer, SearchResult } from '@stoa/api/contract/search';
import { NavAreaKind, TargetKind, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { courseRowsFixture } from '../course/fixtures/courses.ts';
import { wordsIn } from '../test/wordsIn.ts';
import en from './words/en/find.ts';
import type { FindTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/find.ts';

/** Translator of this area's messages in a language. */
export const findIn = (locale: Locale): FindTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { find: en }, namespace: 'find' })
    : createTranslator({ locale, messages: { find: zhCN }, namespace: 'find' });

/** The courses found by a search for “沟通”; for the second one the back end sends fewer details. */
export function foundCourses(locale: Locale): SearchResult[] {
  const say = wordsIn(locale);
  return [
    {
      kind: TargetKind.Course,
      target: { kind: TargetKind.Course, id: 101 },
      title: say('高效<em>沟通</em>的艺术', 'The Art of <em>Communication</em>'),
      summary: say(
        '从倾听到反馈，让每一次<em>沟通</em>都有结果。',
        'From listening to feedback: <em>communication</em> that leads somewhere.',
      ),
      meta: [say('沟通表达', 'Communication'), say('倾听', 'Listening')],
      score: 9,
      course: courseRowsFixture(locale)[0],
    },
    {
      kind: TargetKind.Course,
      target: { kind: TargetKind.Course, id: 104 },
      title: say('新经理第一课', 'First Lesson for Managers'),
      summary: say('与下属<em>沟通</em>的七种场景。', 'Seven moments of <em>communication</em> with a team.'),
      meta: [say('一线管理', 'First-line Management')],
      score: 4,
    },
  ];
}

/** The people found by a search for “沟通”. */
export function foundPeople(locale: Locale): SearchResult[] {
  const say = wordsIn(locale);
  return [
    {
      kind: TargetKind.Teacher,
      target: { kind: TargetKind.Teacher, id: 1 },
      title: say('周<em>沟</em>明', 'Zhou <em>Comm</em>'),
      summary: say('<em>沟通</em>与谈判讲师', 'Teaches <em>communication</em>'),
      meta: [],
      score: 2,
      courseNum: 8,
      fansNum: 126,
    },
  ];
}

/** The number of results of each kind; with a kind, also the first page of its rows. */
export function answerFixture(locale: Locale, change: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    list: foundCourses(locale).slice(0, 1),
    total: 13,
    pageNo: 1,
    pageSize: 1,
    pages: 13,
    counts: [
      { kind: TargetKind.Course, count: 12 },
      { kind: TargetKind.Teacher, count: 1 },
    ],
    ...change,
  };
}

/** Earlier searches of the person, and popular ones. */
export function suggestedWords(locale: Locale) {
  const say = wordsIn(locale);
  return {
    suggestions: [],
    history: [say('沟通', 'communication'), say('门店防损', 'loss prevention')],
    hot: [say('领导力', 'leadership'), say('数据分析', 'data')],
  };
}

/** A navigation area of courses. */
export function areaFixture(locale: Locale): NavArea {
  const say = wordsIn(locale);
  const tabs = [say('第一周', 'First week'), say('站稳卖场', 'On the floor'), say('通用能力', 'Skills')];
  return {
    areaId: 1,
    areaKind: NavAreaKind.Course,
    name: say('新店员起步', 'First Steps in the Shop'),
    descriptionHtml: say(
      '<p>从第一天到独立当班：先学规范，再练服务，最后看懂数字。</p>',
      '<p>From the first day to a shift of your own: rules, service, and what the figures say.</p>',
    ),
    tabs: tabs.map((name, at) => ({ tabId: at + 1, name })),
  };
}
