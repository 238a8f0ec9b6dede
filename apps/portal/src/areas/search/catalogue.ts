import { words } from '../../i18n/wordGroup.ts';
import type find from './words/zh-CN/find.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    find: typeof find;
  }
}

export const searchWords = words('find', {
  'zh-CN': () => import('./words/zh-CN/find.ts'),
  en: () => import('./words/en/find.ts'),
});
