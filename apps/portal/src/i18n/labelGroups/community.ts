import type { LabelGroup } from '../wordGroup.ts';

export const communityLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/community'),
  en: () => import('@stoa/ui/locales/en/community'),
};
