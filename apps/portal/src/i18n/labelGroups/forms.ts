import type { LabelGroup } from '../wordGroup.ts';

export const formsLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/forms'),
  en: () => import('@stoa/ui/locales/en/forms'),
};
