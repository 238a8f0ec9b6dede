import { coreLabels } from './labelGroups/core.ts';
import { words } from './wordGroup.ts';
import type shell from './words/zh-CN/shell.ts';

declare module './messages.ts' {
  interface Messages {
    shell: typeof shell;
  }
}

/** The messages of errors, titles and the frame of a page, which every page needs first. */
export const shellWords = words(
  'shell',
  {
    'zh-CN': () => import('./words/zh-CN/shell.ts'),
    en: () => import('./words/en/shell.ts'),
  },
  [coreLabels],
);
