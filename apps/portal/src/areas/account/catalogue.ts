import { dataLabels } from '../../i18n/labelGroups/data.ts';
import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type mine from '@stoa/pages/account/words/zh-CN/mine';
import type settings from '@stoa/pages/account/words/zh-CN/settings';
import type user from '@stoa/pages/account/words/zh-CN/user';

declare module '../../i18n/messages.ts' {
  interface Messages {
    mine: typeof mine;
    settings: typeof settings;
    user: typeof user;
  }
}

export const accountWords = words(
  'user',
  {
    'zh-CN': () => import('@stoa/pages/account/words/zh-CN/user'),
    en: () => import('@stoa/pages/account/words/en/user'),
  },
  [dataLabels, formsLabels, navigationLabels],
);

/** The messages of the person's own courses, notes and follows. */
export const mineWords = words(
  'mine',
  {
    'zh-CN': () => import('@stoa/pages/account/words/zh-CN/mine'),
    en: () => import('@stoa/pages/account/words/en/mine'),
  },
  [formsLabels, navigationLabels],
);

/** The messages of devices and notification settings, which load with those parts. */
export const settingsWords = words('settings', {
  'zh-CN': () => import('@stoa/pages/account/words/zh-CN/settings'),
  en: () => import('@stoa/pages/account/words/en/settings'),
});
