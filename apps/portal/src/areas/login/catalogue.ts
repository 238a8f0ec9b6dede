import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { words } from '../../i18n/wordGroup.ts';
import type login from './words/zh-CN/login.ts';
import type ways from './words/zh-CN/ways.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    login: typeof login;
    loginWays: typeof ways;
  }
}

export const loginWords = words('login', {
  'zh-CN': () => import('./words/zh-CN/login.ts'),
  en: () => import('./words/en/login.ts'),
});

/** The ways in that are panels of their own. */
export const loginWayWords = words(
  'loginWays',
  {
    'zh-CN': () => import('./words/zh-CN/ways.ts'),
    en: () => import('./words/en/ways.ts'),
  },
  [formsLabels],
);
