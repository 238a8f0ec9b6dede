import type { LabelGroup } from './wordGroup.ts';

// The groups of `@stoa/ui/locales`, each in both languages.

export const bannerLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/banner'),
  en: () => import('@stoa/ui/locales/en/banner'),
};

export const communityLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/community'),
  en: () => import('@stoa/ui/locales/en/community'),
};

export const coreLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/core'),
  en: () => import('@stoa/ui/locales/en/core'),
};

export const dataLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/data'),
  en: () => import('@stoa/ui/locales/en/data'),
};

export const documentsLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/documents'),
  en: () => import('@stoa/ui/locales/en/documents'),
};

export const formsLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/forms'),
  en: () => import('@stoa/ui/locales/en/forms'),
};

export const learningLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/learning'),
  en: () => import('@stoa/ui/locales/en/learning'),
};

export const lessonsLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/lessons'),
  en: () => import('@stoa/ui/locales/en/lessons'),
};

export const mediaLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/media'),
  en: () => import('@stoa/ui/locales/en/media'),
};

export const navigationLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/navigation'),
  en: () => import('@stoa/ui/locales/en/navigation'),
};

export const peopleLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/people'),
  en: () => import('@stoa/ui/locales/en/people'),
};

export const uploadsLabels: LabelGroup = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/uploads'),
  en: () => import('@stoa/ui/locales/en/uploads'),
};
