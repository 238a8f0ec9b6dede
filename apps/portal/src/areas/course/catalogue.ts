import { words } from '../../i18n/wordGroup.ts';
import type rail from '@stoa/pages/course/words/zh-CN/rail';

declare module '../../i18n/messages.ts' {
  interface Messages {
    courseRail: typeof rail;
  }
}

/** The words of what stands beside a course. */
export const courseRailWords = words('courseRail', {
  'zh-CN': () => import('@stoa/pages/course/words/zh-CN/rail'),
  en: () => import('@stoa/pages/course/words/en/rail'),
});
