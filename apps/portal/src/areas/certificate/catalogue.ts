import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { plansLabels } from '../../i18n/labelGroups/plans.ts';
import { words } from '../../i18n/wordGroup.ts';
import type certificates from '@stoa/pages/certificate/words/zh-CN/certificates';

declare module '../../i18n/messages.ts' {
  interface Messages {
    certificates: typeof certificates;
  }
}

export const certificatesWords = words(
  'certificates',
  {
    'zh-CN': () => import('@stoa/pages/certificate/words/zh-CN/certificates'),
    en: () => import('@stoa/pages/certificate/words/en/certificates'),
  },
  [formsLabels, navigationLabels, plansLabels],
);
