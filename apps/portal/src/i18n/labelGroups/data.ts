import type { LabelGroup } from '../wordGroup.ts';

export const dataLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/data'),
  en: () => import('@stoa/ui/locales/en/data'),
};
