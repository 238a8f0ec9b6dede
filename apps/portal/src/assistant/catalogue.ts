import { formsLabels } from '../i18n/labelGroups/forms.ts';
import { words } from '../i18n/wordGroup.ts';
import type assistant from '@stoa/pages/assistant/words/zh-CN/assistant';

declare module '../i18n/messages.ts' {
  interface Messages {
    assistant: typeof assistant;
  }
}

export const assistantWords = words(
  'assistant',
  {
    'zh-CN': () => import('@stoa/pages/assistant/words/zh-CN/assistant'),
    en: () => import('@stoa/pages/assistant/words/en/assistant'),
  },
  [formsLabels],
);
