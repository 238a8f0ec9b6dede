import { formsLabels } from '../i18n/labelGroups/forms.ts';
import { words } from '../i18n/wordGroup.ts';
import type assistant from './words/zh-CN/assistant.ts';

declare module '../i18n/messages.ts' {
  interface Messages {
    assistant: typeof assistant;
  }
}

export const assistantWords = words(
  'assistant',
  {
    'zh-CN': () => import('./words/zh-CN/assistant.ts'),
    en: () => import('./words/en/assistant.ts'),
  },
  [formsLabels],
);
