import type { LabelGroup } from '../wordGroup.ts';

export const lessonsLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/lessons'),
  en: () => import('@stoa/ui/locales/en/lessons'),
};
