import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { words } from '../../i18n/wordGroup.ts';
import type login from '@stoa/pages/login/words/zh-CN/login';
import type ways from '@stoa/pages/login/words/zh-CN/ways';

declare module '../../i18n/messages.ts' {
  interface Messages {
    login: typeof login;
    loginWays: typeof ways;
  }
}

export const loginWords = words('login', {
  'zh-CN': () => import('@stoa/pages/login/words/zh-CN/login'),
  en: () => import('@stoa/pages/login/words/en/login'),
});

/** The messages of the ways to log in that have a panel of their own. */
export const loginWayWords = words(
  'loginWays',
  {
    'zh-CN': () => import('@stoa/pages/login/words/zh-CN/ways'),
    en: () => import('@stoa/pages/login/words/en/ways'),
  },
  [formsLabels],
);
