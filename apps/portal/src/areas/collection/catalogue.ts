import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type collections from '@stoa/pages/collection/words/zh-CN/collections';

declare module '../../i18n/messages.ts' {
  interface Messages {
    collections: typeof collections;
  }
}

export const collectionWords = words(
  'collections',
  {
    'zh-CN': () => import('@stoa/pages/collection/words/zh-CN/collections'),
    en: () => import('@stoa/pages/collection/words/en/collections'),
  },
  [navigationLabels],
);
