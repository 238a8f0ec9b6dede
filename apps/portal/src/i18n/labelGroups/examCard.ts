import type { LabelGroup } from '../wordGroup.ts';

/** The words of an exam's card, which lists show without any question. */
export const examCardLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/examCard'),
  en: () => import('@stoa/ui/locales/en/examCard'),
};
