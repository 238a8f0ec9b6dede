import type { LabelGroup } from '../wordGroup.ts';

export const bannerLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/banner'),
  en: () => import('@stoa/ui/locales/en/banner'),
};
