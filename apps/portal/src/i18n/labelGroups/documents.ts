import type { LabelGroup } from '../wordGroup.ts';

export const documentsLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/documents'),
  en: () => import('@stoa/ui/locales/en/documents'),
};
