import type { LabelGroup } from '../wordGroup.ts';

export const learningLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/learning'),
  en: () => import('@stoa/ui/locales/en/learning'),
};
