import { coreLabels } from './labelGroups/core.ts';
import { words } from './wordGroup.ts';
import type shell from './words/zh-CN/shell.ts';

declare module './messages.ts' {
  interface Messages {
    shell: typeof shell;
  }
}

/** Errors, titles and the frame of a page: every page begins with them. */
export const shellWords = words(
  'shell',
  {
    'zh-CN': () => import('./words/zh-CN/shell.ts'),
    en: () => import('./words/en/shell.ts'),
  },
  [coreLabels],
);
