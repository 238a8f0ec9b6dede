import { dataLabels } from '../i18n/labelGroups/data.ts';
import { uploadsLabels } from '../i18n/labelGroups/uploads.ts';
import { words } from '../i18n/wordGroup.ts';
import type uploads from './words/zh-CN/uploads.ts';

declare module '../i18n/messages.ts' {
  interface Messages {
    uploads: typeof uploads;
  }
}

export const uploadWords = words(
  'uploads',
  {
    'zh-CN': () => import('./words/zh-CN/uploads.ts'),
    en: () => import('./words/en/uploads.ts'),
  },
  [dataLabels, uploadsLabels],
);
