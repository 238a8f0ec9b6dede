import { words } from '../../i18n/wordGroup.ts';
import type find from '@stoa/pages/search/words/zh-CN/find';

declare module '../../i18n/messages.ts' {
  interface Messages {
    find: typeof find;
  }
}

export const searchWords = words('find', {
  'zh-CN': () => import('@stoa/pages/search/words/zh-CN/find'),
  en: () => import('@stoa/pages/search/words/en/find'),
});
