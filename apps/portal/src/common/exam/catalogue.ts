import { words } from '../../i18n/wordGroup.ts';
import type switchLedger from '@stoa/pages/exam/words/zh-CN/switchLedger';

declare module '../../i18n/messages.ts' {
  interface Messages {
    switchLedger: typeof switchLedger;
  }
}

/** The messages of the list of times that an exam was left, which learners and markers see. */
export const switchLedgerWords = words('switchLedger', {
  'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/switchLedger'),
  en: () => import('@stoa/pages/exam/words/en/switchLedger'),
});
