import { bannerLabels } from '../../i18n/labelGroups/banner.ts';
import { learningLabels } from '../../i18n/labelGroups/learning.ts';
import { words } from '../../i18n/wordGroup.ts';
import type home from '@stoa/pages/home/words/zh-CN/home';
import type modules from '@stoa/pages/home/words/zh-CN/modules';

declare module '../../i18n/messages.ts' {
  interface Messages {
    home: typeof home;
    homeModules: typeof modules;
  }
}

export const homeWords = words(
  'home',
  {
    'zh-CN': () => import('@stoa/pages/home/words/zh-CN/home'),
    en: () => import('@stoa/pages/home/words/en/home'),
  },
  [bannerLabels, learningLabels],
);

/** The messages of everything below the visible part of the page. */
export const homeModuleWords = words('homeModules', {
  'zh-CN': () => import('@stoa/pages/home/words/zh-CN/modules'),
  en: () => import('@stoa/pages/home/words/en/modules'),
});
