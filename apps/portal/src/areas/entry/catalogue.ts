import { words } from '../../i18n/wordGroup.ts';
import type entry from './words/zh-CN/entry.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    entry: typeof entry;
  }
}

export const entryWords = words('entry', {
  'zh-CN': () => import('./words/zh-CN/entry.ts'),
  en: () => import('./words/en/entry.ts'),
});
