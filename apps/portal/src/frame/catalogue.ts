import { navigationLabels } from '../i18n/labelGroups/navigation.ts';
import { peopleLabels } from '../i18n/labelGroups/people.ts';
import { words } from '../i18n/wordGroup.ts';
import type app from './words/zh-CN/app.ts';
import type tools from '@stoa/pages/frame/words/zh-CN/tools';
import type userFrame from '@stoa/pages/frame/words/zh-CN/userFrame';

declare module '../i18n/messages.ts' {
  interface Messages {
    app: typeof app;
    tools: typeof tools;
    userFrame: typeof userFrame;
  }
}

/** The messages of header, footer and menus. */
export const frameWords = words('app', {
  'zh-CN': () => import('./words/zh-CN/app.ts'),
  en: () => import('./words/en/app.ts'),
});

/** The messages of search, notifications, companies and keyboard shortcuts, which load after the page. */
export const toolWords = words(
  'tools',
  {
    'zh-CN': () => import('@stoa/pages/frame/words/zh-CN/tools'),
    en: () => import('@stoa/pages/frame/words/en/tools'),
  },
  [navigationLabels, peopleLabels],
);

/** The messages of the menu and card around every page of the user area. */
export const userFrameWords = words(
  'userFrame',
  {
    'zh-CN': () => import('@stoa/pages/frame/words/zh-CN/userFrame'),
    en: () => import('@stoa/pages/frame/words/en/userFrame'),
  },
  [navigationLabels],
);
