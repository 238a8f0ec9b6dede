import { words } from '../../i18n/wordGroup.ts';
import type rail from './words/zh-CN/rail.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    courseRail: typeof rail;
  }
}

/** What stands beside a course. */
export const courseRailWords = words('courseRail', {
  'zh-CN': () => import('./words/zh-CN/rail.ts'),
  en: () => import('./words/en/rail.ts'),
});
