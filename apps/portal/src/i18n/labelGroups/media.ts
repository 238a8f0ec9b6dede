import type { LabelGroup } from '../wordGroup.ts';

export const mediaLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/media'),
  en: () => import('@stoa/ui/locales/en/media'),
};
