import type { LabelGroup } from '../wordGroup.ts';

export const examLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/exam'),
  en: () => import('@stoa/ui/locales/en/exam'),
};
