import type { LabelGroup } from '../wordGroup.ts';

export const plansLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/plans'),
  en: () => import('@stoa/ui/locales/en/plans'),
};
