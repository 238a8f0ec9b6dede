import type { LabelGroup } from '../wordGroup.ts';

/** The messages of an exam's card, for lists that show no questions. */
export const examCardLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/examCard'),
  en: () => import('@stoa/ui/locales/en/examCard'),
};
