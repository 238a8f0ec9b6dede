import { words } from '../../i18n/wordGroup.ts';
import type leave from './words/zh-CN/leave.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    leave: typeof leave;
  }
}

/** The messages of the question before a logout. */
export const leaveWords = words('leave', {
  'zh-CN': () => import('./words/zh-CN/leave.ts'),
  en: () => import('./words/en/leave.ts'),
});
