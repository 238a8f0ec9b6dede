import type app from './zh-CN/app.ts';
import type course from './zh-CN/course.ts';
import type home from './zh-CN/home.ts';
import type login from './zh-CN/login.ts';
import type shell from './zh-CN/shell.ts';
import type study from './zh-CN/study.ts';

/** Every message area, typed by its Chinese catalogue. A new area is a file per locale and a line here. */
export interface Messages {
  /** Always there: errors, titles, the frame of a page. */
  shell: typeof shell;
  /** Header, footer and menus of the global layout. */
  app: typeof app;
  login: typeof login;
  home: typeof home;
  /** Course list and course detail. */
  course: typeof course;
  study: typeof study;
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
