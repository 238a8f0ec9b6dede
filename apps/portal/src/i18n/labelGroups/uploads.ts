import type { LabelGroup } from '../wordGroup.ts';

export const uploadsLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/uploads'),
  en: () => import('@stoa/ui/locales/en/uploads'),
};
