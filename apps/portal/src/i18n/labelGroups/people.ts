import type { LabelGroup } from '../wordGroup.ts';

export const peopleLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/people'),
  en: () => import('@stoa/ui/locales/en/people'),
};
