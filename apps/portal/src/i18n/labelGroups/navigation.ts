import type { LabelGroup } from '../wordGroup.ts';

export const navigationLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/navigation'),
  en: () => import('@stoa/ui/locales/en/navigation'),
};
