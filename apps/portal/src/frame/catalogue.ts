import { navigationLabels } from '../i18n/labelGroups/navigation.ts';
import { peopleLabels } from '../i18n/labelGroups/people.ts';
import { words } from '../i18n/wordGroup.ts';
import type app from './words/zh-CN/app.ts';
import type tools from './words/zh-CN/tools.ts';
import type userFrame from './words/zh-CN/userFrame.ts';

declare module '../i18n/messages.ts' {
  interface Messages {
    app: typeof app;
    tools: typeof tools;
    userFrame: typeof userFrame;
  }
}

/** Header, footer and menus. */
export const frameWords = words('app', {
  'zh-CN': () => import('./words/zh-CN/app.ts'),
  en: () => import('./words/en/app.ts'),
});

/** Search, notifications, companies and keys, which come once the page stands. */
export const toolWords = words(
  'tools',
  {
    'zh-CN': () => import('./words/zh-CN/tools.ts'),
    en: () => import('./words/en/tools.ts'),
  },
  [navigationLabels, peopleLabels],
);

/** The menu and the card of the person around every page of the user area. */
export const userFrameWords = words(
  'userFrame',
  {
    'zh-CN': () => import('./words/zh-CN/userFrame.ts'),
    en: () => import('./words/en/userFrame.ts'),
  },
  [navigationLabels],
);
