import type { LabelGroup } from '../wordGroup.ts';

export const coreLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/core'),
  en: () => import('@stoa/ui/locales/en/core'),
};
