import type app from '../frame/words/zh-CN/app.ts';
import type assistant from '../assistant/words/zh-CN/assistant.ts';
import type chapters from '../areas/study/words/zh-CN/chapters.ts';
import type collections from '../areas/collection/words/zh-CN/collections.ts';
import type course from '../common/course/words/zh-CN/course.ts';
import type courseMore from '../areas/course/words/zh-CN/rail.ts';
import type courses from '../common/course/words/zh-CN/lists.ts';
import type entry from '../areas/entry/words/zh-CN/entry.ts';
import type find from '../areas/search/words/zh-CN/find.ts';
import type home from '../areas/home/words/zh-CN/home.ts';
import type homeMore from '../areas/home/words/zh-CN/modules.ts';
import type login from '../areas/login/words/zh-CN/login.ts';
import type people from '../areas/people/words/zh-CN/people.ts';
import type shell from '../common/words/zh-CN/shell.ts';
import type study from '../areas/study/words/zh-CN/study.ts';
import type studyMore from '../areas/study/words/zh-CN/panels.ts';
import type talk from '../discussion/words/zh-CN/talk.ts';
import type tools from '../frame/words/zh-CN/tools.ts';
import type uploads from '../uploads/words/zh-CN/uploads.ts';
import type user from '../areas/account/words/zh-CN/user.ts';
import type ways from '../areas/login/words/zh-CN/ways.ts';
import type why from '../areas/study/words/zh-CN/why.ts';

/** Every message area, typed by its Chinese catalogue. A new area is a file per locale and a line here. */
export interface Messages {
  /** Always there: errors, titles, the frame of a page. */
  shell: typeof shell;
  /** Header, footer and menus of the global layout. */
  app: typeof app;
  login: typeof login;
  /** Panels of the login page that come when they are asked for. */
  ways: typeof ways;
  /** Pages on the way in from elsewhere: hand-off, single sign-on. */
  entry: typeof entry;
  home: typeof home;
  /** Of the home page, what comes after its first paint. */
  homeMore: typeof homeMore;
  /** The contents page of a long course. */
  chapters: typeof chapters;
  /** Course list and course detail. */
  course: typeof course;
  /** Of the course detail, what stands beside it and joins it later. */
  courseMore: typeof courseMore;
  /** Titles of the course lists, and marks. */
  courses: typeof courses;
  /** Specials and institutes. */
  collections: typeof collections;
  /** Teachers, lecturers and mentors. */
  people: typeof people;
  /** The search page and what companies put together. */
  find: typeof find;
  study: typeof study;
  /** Of the study page, what joins it once it stands: panels, viewers, what else to learn. */
  studyMore: typeof studyMore;
  /** What people say, note and mark about a course, wherever it is shown. */
  talk: typeof talk;
  /** What comes into the header and above the page once the page stands: search, notifications, companies, keys. */
  tools: typeof tools;
  /** The assistant beside any page. */
  assistant: typeof assistant;
  /** Files on their way, wherever they are put in. */
  uploads: typeof uploads;
  /** The user area. */
  user: typeof user;
  /** Why the percentage of a lesson is what it is. */
  why: typeof why;
}

export type Area = keyof Messages;
export type Locale = 'zh-CN' | 'en';
export const locales = ['zh-CN', 'en'] as const satisfies readonly Locale[];

/** The shape an English catalogue must have: the same keys, any words. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}
