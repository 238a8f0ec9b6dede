import { words } from '../../i18n/wordGroup.ts';
import type entry from '@stoa/pages/entry/words/zh-CN/entry';

declare module '../../i18n/messages.ts' {
  interface Messages {
    entry: typeof entry;
  }
}

export const entryWords = words('entry', {
  'zh-CN': () => import('@stoa/pages/entry/words/zh-CN/entry'),
  en: () => import('@stoa/pages/entry/words/en/entry'),
});
