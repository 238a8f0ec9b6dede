import type { Labels } from '@stoa/ui';
import type { Area, Locale } from './areas.ts';

/** Every area but those that the login page begins with. */
export type LateArea = Exclude<Area, 'shell' | 'login'>;

type Load = () => Promise<{ default: Partial<Labels> }>;

/** The groups of `@stoa/ui/locales` that some page of ours shows. */
const groups = {
  'zh-CN': {
    banner: () => import('@stoa/ui/locales/zh-CN/banner'),
    community: () => import('@stoa/ui/locales/zh-CN/community'),
    documents: () => import('@stoa/ui/locales/zh-CN/documents'),
    forms: () => import('@stoa/ui/locales/zh-CN/forms'),
    learning: () => import('@stoa/ui/locales/zh-CN/learning'),
    lessons: () => import('@stoa/ui/locales/zh-CN/lessons'),
    media: () => import('@stoa/ui/locales/zh-CN/media'),
    data: () => import('@stoa/ui/locales/zh-CN/data'),
    navigation: () => import('@stoa/ui/locales/zh-CN/navigation'),
    people: () => import('@stoa/ui/locales/zh-CN/people'),
    uploads: () => import('@stoa/ui/locales/zh-CN/uploads'),
  },
  en: {
    banner: () => import('@stoa/ui/locales/en/banner'),
    community: () => import('@stoa/ui/locales/en/community'),
    documents: () => import('@stoa/ui/locales/en/documents'),
    forms: () => import('@stoa/ui/locales/en/forms'),
    learning: () => import('@stoa/ui/locales/en/learning'),
    lessons: () => import('@stoa/ui/locales/en/lessons'),
    media: () => import('@stoa/ui/locales/en/media'),
    data: () => import('@stoa/ui/locales/en/data'),
    navigation: () => import('@stoa/ui/locales/en/navigation'),
    people: () => import('@stoa/ui/locales/en/people'),
    uploads: () => import('@stoa/ui/locales/en/uploads'),
  },
} satisfies Record<Locale, Record<string, Load>>;

type Group = keyof (typeof groups)[Locale];

/** Which components' words come with an area's messages. */
const groupsOf: Record<LateArea, readonly Group[]> = {
  app: [],
  ways: ['forms'],
  entry: [],
  home: ['banner', 'learning'],
  homeMore: [],
  course: ['banner', 'learning', 'lessons'],
  courses: [],
  study: ['lessons', 'media'],
  studyMore: ['documents', 'navigation'],
  talk: ['community', 'documents', 'forms'],
  tools: ['navigation', 'people'],
  uploads: ['data', 'uploads'],
  user: ['data', 'forms', 'navigation', 'uploads'],
  why: [],
};

/** The words of the components that the screens of an area are made of. */
export const componentWords = (locale: Locale, area: LateArea): Promise<Partial<Labels>>[] =>
  groupsOf[area].map((group) => groups[locale][group]().then((module) => module.default));
