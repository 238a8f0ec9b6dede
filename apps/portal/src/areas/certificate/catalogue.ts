import { dataLabels } from '../../i18n/labelGroups/data.ts';
import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { plansLabels } from '../../i18n/labelGroups/plans.ts';
import { words } from '../../i18n/wordGroup.ts';
import type certificates from '@stoa/pages/certificate/words/zh-CN/certificates';
import type verify from '@stoa/pages/certificate/words/zh-CN/verify';

declare module '../../i18n/messages.ts' {
  interface Messages {
    certificates: typeof certificates;
    verify: typeof verify;
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

/** The messages of the public verification. */
export const verifyWords = words(
  'verify',
  {
    'zh-CN': () => import('@stoa/pages/certificate/words/zh-CN/verify'),
    en: () => import('@stoa/pages/certificate/words/en/verify'),
  },
  [dataLabels, plansLabels],
);
