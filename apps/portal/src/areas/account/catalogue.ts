import { dataLabels, formsLabels, navigationLabels, uploadsLabels } from '../../i18n/labelGroups.ts';
import { words } from '../../i18n/wordGroup.ts';
import type user from './words/zh-CN/user.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    user: typeof user;
  }
}

export const accountWords = words(
  'user',
  {
    'zh-CN': () => import('./words/zh-CN/user.ts'),
    en: () => import('./words/en/user.ts'),
  },
  [dataLabels, formsLabels, navigationLabels, uploadsLabels],
);
