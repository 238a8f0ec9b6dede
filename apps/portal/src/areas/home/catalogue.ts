import { bannerLabels } from '../../i18n/labelGroups/banner.ts';
import { learningLabels } from '../../i18n/labelGroups/learning.ts';
import { words } from '../../i18n/wordGroup.ts';
import type home from './words/zh-CN/home.ts';
import type modules from './words/zh-CN/modules.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    home: typeof home;
    homeModules: typeof modules;
  }
}

export const homeWords = words(
  'home',
  {
    'zh-CN': () => import('./words/zh-CN/home.ts'),
    en: () => import('./words/en/home.ts'),
  },
  [bannerLabels, learningLabels],
);

/** What stands below the fold. */
export const homeModuleWords = words('homeModules', {
  'zh-CN': () => import('./words/zh-CN/modules.ts'),
  en: () => import('./words/en/modules.ts'),
});
