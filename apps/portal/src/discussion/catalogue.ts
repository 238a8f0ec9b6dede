import { communityLabels } from '../i18n/labelGroups/community.ts';
import { documentsLabels } from '../i18n/labelGroups/documents.ts';
import { formsLabels } from '../i18n/labelGroups/forms.ts';
import { words } from '../i18n/wordGroup.ts';
import type talk from './words/zh-CN/talk.ts';

declare module '../i18n/messages.ts' {
  interface Messages {
    talk: typeof talk;
  }
}

/** The messages of comments, notes and marks of a course, wherever they are shown. */
export const discussionWords = words(
  'talk',
  {
    'zh-CN': () => import('./words/zh-CN/talk.ts'),
    en: () => import('./words/en/talk.ts'),
  },
  [communityLabels, documentsLabels, formsLabels],
);
