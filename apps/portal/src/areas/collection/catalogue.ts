import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type collections from './words/zh-CN/collections.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    collections: typeof collections;
  }
}

export const collectionWords = words(
  'collections',
  {
    'zh-CN': () => import('./words/zh-CN/collections.ts'),
    en: () => import('./words/en/collections.ts'),
  },
  [navigationLabels],
);
